import { expect, test } from 'vitest'
import { fullPaths } from './full-paths.ts'

const paths = (...menus: Parameters<typeof fullPaths>[0]) => fullPaths(menus).map((one) => one.fullPath)

test('a relative address is joined to those of its parents, an absolute one is not', () => {
  expect(
    paths({
      menuHref: '/user/',
      menuName: '个人中心',
      children: [
        { menuHref: 'relation', menuName: '关联企业' },
        {
          menuHref: './my-provider/',
          menuName: '我的机构',
          children: [{ menuHref: 'staff', menuName: '员工' }],
        },
        { menuHref: '/policy/subcribe', menuName: '政策订阅' },
        { menuHref: 'https://city.example/', menuName: '市政府' },
        { menuHref: '', menuName: '首页' },
      ],
    }),
  ).toEqual([
    '/user',
    '/user/relation',
    '/user/my-provider',
    '/user/my-provider/staff',
    '/policy/subcribe',
    'https://city.example',
    '/user',
  ])
})

test('home adds nothing to the addresses of its children', () => {
  expect(
    paths({ menuHref: '/', menuName: '首页', children: [{ menuHref: 'user', menuName: '我' }] }),
  ).toEqual(['/', '/user'])
})

test('an entry with children is a group', () => {
  const [group, entry] = fullPaths([
    { menuHref: '/user', menuName: '个人中心', children: [{ menuHref: 'collect', menuName: '我的收藏' }] },
  ])
  expect(group).toEqual({ name: '个人中心', fullPath: '/user', isGroup: true })
  expect(entry).toEqual({ name: '我的收藏', fullPath: '/user/collect', isGroup: false })
})
