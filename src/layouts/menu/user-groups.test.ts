import { expect, test } from 'vitest'
import { grouped } from './user-groups.ts'
import { userMenu } from './user-menu.ts'

const labelsOf = (entries: ReturnType<typeof userMenu>) =>
  grouped(entries).map(({ name, entries: own }) => [name, own.map(({ entry }) => entry.label)])

test('the sidebar of a provider has every entry in one of four groups', () => {
  expect(labelsOf(userMenu({ memberType: 'service_provider', menus: [] }))).toEqual([
    ['企业', ['关联企业', '政策计算报告']],
    ['申报', ['我的申报', '我的诉求']],
    ['供需与服务', ['工业产品', '我的需求', '我的供给', '我的咨询', '我的产品', '我的机构']],
    ['我的', ['我的收藏', '我的活动', '我的信息', '消息中心', '待上传', '本机存储']],
  ])
})

test('the city’s order holds within a group, and a page that only the city names stands in 我的', () => {
  const child = (menuHref: string) => ({ menuHref, menuName: '政策订阅' })
  const children = ['my-appeal', 'message', '/policy/subcribe', 'my-declare'].map(child)
  const entries = userMenu({
    memberType: 'enterprise',
    menus: [{ menuHref: '/user', menuName: '个人中心', children }],
  })
  expect(labelsOf(entries)).toEqual([
    ['申报', ['我的诉求', '我的申报']],
    ['我的', ['消息中心', '政策订阅', '待上传', '本机存储']],
  ])
})
