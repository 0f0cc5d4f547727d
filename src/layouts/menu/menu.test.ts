import { describe, expect, test } from 'vitest'
import type { UserInfo } from '#api/session.ts'
import { members, providers, visitors } from '#e2e/addresses.ts'
import { menusOf } from '#mocks/auth/accounts.ts'
import { activeEntry, activePath, crumbsTo, highlightedEntry, menu, topEntry } from './menu.ts'
import { subEntry, subMenuOf } from './sub-menu.ts'
import { userMenu } from './user-menu.ts'

const labelsOf = (user: Parameters<typeof userMenu>[0]) => userMenu(user).map(({ label }) => label)

test('the menu bar equals the specification’s table', () => {
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

/** Headings by address, as checked by the story that visits all pages. */
const visitedPages = [visitors, members, providers]
  .flatMap((some) => Object.values(some))
  .flatMap((some) => Object.entries(some))

test.each(menu.flatMap(({ children, ...entry }) => [entry, ...children]).filter(({ path }) => path !== '/'))(
  'the heading of $path is the menu’s label $label',
  ({ path, label }) => {
    const headings = visitedPages.filter(([address]) => address.split('?')[0] === path)
    // An entry such as 项目申报 names a group whose own address has no page.
    if (headings.length) expect(headings.map(([, shown]) => shown)).toContain(label)
    else expect(menu.find((entry) => entry.path === path)?.children).not.toHaveLength(0)
  },
)

describe('active entry', () => {
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
  ])('the entry of %s is %s, in %s', (path, active, label) => {
    expect(activePath(path)).toBe(active)
    expect(highlightedEntry(path)?.label).toBe(label)
  })

  test('the last of two matching entries wins', () => {
    const entries = [
      { label: 'a', path: '/a' },
      { label: 'a/b', path: '/a/b' },
    ]
    expect(activeEntry(entries, '/a/b/c')?.label).toBe('a/b')
    expect(activeEntry(entries.toReversed(), '/a/b/c')?.label).toBe('a')
  })

  test.each(['/policyholder', '/docking/supply-service/list', '/nowhere'])(
    '%s matches no entry: the path itself is active, and nothing is highlighted',
    (path) => {
      expect(activePath(path)).toBe(path)
      expect(highlightedEntry(path)).toBeUndefined()
    },
  )

  test.each(['/user/my-declare', '/aboutus', '/general-search', '/poster/1'])(
    '%s highlights no entry',
    (path) => {
      expect(activePath(path)).toBe('')
      expect(highlightedEntry(path)).toBeUndefined()
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
])('the breadcrumbs of %s are %j', (path, way) => {
  expect(crumbsTo(path).map(({ label }) => label)).toEqual(way)
})

test('professional services have their own banner, and the supermarket has one although it is not in the bar', () => {
  expect(topEntry('/professional-services/list')?.banner).toBe('专业服务')
  expect(topEntry('/medium')).toMatchObject({ banner: '服务超市', hidden: true })
})

test('only service providers see 我的产品 and 我的机构', () => {
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

  test('shows the city’s entries in its order with our labels, and the device entries', () => {
    const labels = named(child('message'), child('/user/relation')).map(({ label }) => label)
    expect(labels).toEqual(['消息中心', '关联企业', ...device])
  })
  test('links to a page of this portal that only the city names, and to no other site', () => {
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
  test('hides provider entries from other members even if the city names them', () => {
    expect(named(child('collect'), child('my-product')).map(({ label }) => label)).not.toContain('我的产品')
  })
  test('adds 我的咨询 below 我的供给, and leaves the specified entries in their order', () => {
    const labels = named(child('my-supply'), child('message')).map(({ label }) => label)
    expect(labels).toEqual(['我的供给', '我的咨询', '消息中心', ...device])
  })
  test('is complete if the city names none of its entries', () => {
    const whole = labelsOf({ memberType: 'enterprise', menus: [] })
    expect(whole).toHaveLength(14)
    expect(named(child('/elsewhere')).map(({ label }) => label)).toEqual(whole)
  })
  test.each(['enterprise', 'service_provider', 'person'] as const)(
    'is complete for the demo account (%s)',
    (type) => {
      const whole = labelsOf({ memberType: type, menus: [] })
      expect(labelsOf({ memberType: type, menus: menusOf(type) })).toEqual(whole)
    },
  )
})

test.each([
  ['/policy/decode/decode-1', '政策解读'],
  ['/declare/apply/add', '项目申报'],
  ['/appeal/FAQ-list/detail', '常见问题'],
  ['/professional-services', '服务首页'],
  ['/professional-services/detail', '服务产品'],
  ['/professional-services/product-service/edit/p-1', '服务产品'],
  ['/professional-services/organ-detail', '服务机构'],
  ['/professional-services/list', '服务机构'],
  ['/medium/provider-1', '服务超市'],
])('the sub-menu marks on %s the entry %s', (path, label) => {
  expect(subEntry(subMenuOf(topEntry(path)!), path)?.label).toBe(label)
})
