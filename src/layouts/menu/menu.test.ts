import { describe, expect, test } from 'vitest'
import type { UserInfo } from '#api/session.ts'
import { members, providers, visitors } from '#e2e/addresses.ts'
import { menusOf } from '#mocks/auth/accounts.ts'
import { activeEntry, activePath, crumbsTo, litEntry, menu, topEntry } from './menu.ts'
import { userMenu } from './user-menu.ts'

const labelsOf = (user: Parameters<typeof userMenu>[0]) => userMenu(user).map(({ label }) => label)

test('the menu bar is the table of the specification', () => {
  expect(
    menu
      .filter(({ hidden }) => !hidden)
      .map(({ label, children }) => [label, ...children.map((one) => one.path)]),
  ).toEqual([
    ['首页'],
    [
      '政策计算',
      '/policy/calculate',
      '/policy/apply',
      '/policy/search',
      '/policy/decode',
      '/policy/subcribe',
    ],
    ['项目申报', '/declare/apply', '/declare/no-apply', '/declare/public'],
    ['我要诉求', '/appeal/demand', '/appeal/FAQ-list'],
    ['活动路演'],
    ['工业品市场'],
    ['专业服务'],
  ])
})

/** What stands at each address, as the story that visits all of them finds it. */
const visited = [visitors, members, providers]
  .flatMap((some) => Object.values(some))
  .flatMap((some) => Object.entries(some))

test.each(menu.flatMap(({ children, ...entry }) => [entry, ...children]).filter(({ path }) => path !== '/'))(
  '$path is called $label by its own heading too, for which the menu’s word stands in',
  ({ path, label }) => {
    const there = visited.filter(([address]) => address.split('?')[0] === path)
    // 项目申报 and its like name a group whose own address has no page.
    if (there.length) expect(there.map(([, shown]) => shown)).toContain(label)
    else expect(menu.find((entry) => entry.path === path)?.children).not.toHaveLength(0)
  },
)

describe('what is active', () => {
  test.each([
    ['/', '/', '首页'],
    ['/policy/calculate', '/policy/calculate', '政策计算'],
    ['/policy/calculate/plan/info', '/policy/calculate', '政策计算'],
    ['/policy/search/detail', '/policy/search', '政策计算'],
    ['/declare/apply/add', '/declare/apply', '项目申报'],
    ['/declare/no-apply/detail', '/declare/no-apply', '项目申报'],
    ['/appeal/FAQ-list/list', '/appeal/FAQ-list', '我要诉求'],
    ['/roadshow/a-1', '/roadshow', '活动路演'],
    ['/medium/m-1', '/medium', '专业服务超市'],
  ])('on %s is %s, of %s', (path, active, label) => {
    expect(activePath(path)).toBe(active)
    expect(litEntry(path)?.label).toBe(label)
  })

  test('where two entries fit, the last one wins', () => {
    const entries = [
      { label: 'a', path: '/a' },
      { label: 'a/b', path: '/a/b' },
    ]
    expect(activeEntry(entries, '/a/b/c')?.label).toBe('a/b')
    expect(activeEntry(entries.toReversed(), '/a/b/c')?.label).toBe('a')
  })

  test.each(['/policyholder', '/docking/supply-service/list', '/nowhere'])(
    '%s is in no entry: the path itself is active, and nothing is lit',
    (path) => {
      expect(activePath(path)).toBe(path)
      expect(litEntry(path)).toBeUndefined()
    },
  )

  test.each(['/user/my-declare', '/aboutus', '/general-search', '/poster/1'])(
    '%s lights up nothing',
    (path) => {
      expect(activePath(path)).toBe('')
      expect(litEntry(path)).toBeUndefined()
    },
  )
})

test.each([
  ['/declare/apply', ['首页']],
  ['/', []],
  ['/policy/apply', ['首页', '政策计算']],
  ['/policy/calculate', ['首页']],
  ['/policy/search/detail', ['首页', '政策计算', '政策搜索']],
  ['/declare/apply/add', ['首页', '项目申报']],
  ['/roadshow/a-1', ['首页', '活动路演']],
  ['/docking/demand-service/list', ['首页']],
])('the way to %s is %j', (path, way) => {
  expect(crumbsTo(path).map(({ label }) => label)).toEqual(way)
})

test('professional services keep their own banner, and the supermarket has one though it is not in the bar', () => {
  expect(topEntry('/professional-services/list')?.banner).toBe('专业服务')
  expect(topEntry('/medium')).toMatchObject({ banner: '服务超市', hidden: true })
})

test('only service providers see their products and their organisation', () => {
  const labels = (memberType: UserInfo['memberType']) => labelsOf({ memberType, menus: [] })
  expect(labels('service_provider')).toEqual(expect.arrayContaining(['我的产品', '我的机构']))
  expect(labels('enterprise')).not.toContain('我的产品')
  expect(labels('enterprise')).toContain('关联企业')
})

describe('the sidebar of the user space', () => {
  const child = (menuHref: string, menuName = '城市起的名字') => ({ menuHref, menuName })
  const named = (...children: ReturnType<typeof child>[]) =>
    userMenu({
      memberType: 'enterprise',
      menus: [{ menuHref: '/user', menuName: '个人中心', children }],
    })
  const device = ['待上传', '本机存储']

  test('shows what the city names, in its order and our words, and what is about the device', () => {
    const labels = named(child('message'), child('/user/relation')).map(({ label }) => label)
    expect(labels).toEqual(['消息中心', '关联企业', ...device])
  })
  test('links to a page of ours that only the city knows, and to no other site', () => {
    const entries = named(
      child('collect'),
      child('/policy/subcribe', '政策订阅'),
      child('https://elsewhere.example', '别处'),
      child('javascript:alert(1)', '坏'),
      child('//elsewhere.example', '坏'),
    )
    expect(entries.map(({ label }) => label)).toEqual(['我的收藏', '政策订阅', ...device])
    expect(entries[1]).toMatchObject({
      path: '/policy/subcribe',
      link: { params: { _splat: 'policy/subcribe' } },
    })
  })
  test('shows a member nothing of the providers, though the city names it', () => {
    expect(named(child('collect'), child('my-product')).map(({ label }) => label)).not.toContain('我的产品')
  })
  test('is whole where the city names nothing of it', () => {
    const whole = labelsOf({ memberType: 'enterprise', menus: [] })
    expect(whole).toHaveLength(13)
    expect(named(child('/elsewhere')).map(({ label }) => label)).toEqual(whole)
  })
  test.each(['enterprise', 'service_provider', 'person'] as const)(
    'of the demo account (%s) is whole',
    (type) => {
      const whole = labelsOf({ memberType: type, menus: [] })
      expect(labelsOf({ memberType: type, menus: menusOf(type) })).toEqual(whole)
    },
  )
})
