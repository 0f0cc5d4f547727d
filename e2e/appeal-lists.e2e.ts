import { goOffline, goOnline, installPortal, signIn } from './act.ts'
import { expect, test } from './test.ts'

interface Case {
  address: string
  /** Accessible name of the list and of the group around it */
  name: string
  /** Pattern of the list's endpoint, used to make it fail */
  call: string
  /** Address without results, its empty text, and the link that leads back to results */
  nothing?: { address: string; words: string; back?: string }
}

const lists: Record<string, Case> = {
  公开诉求: {
    address: '/appeal/demand/list',
    name: '诉求',
    call: '*/ua/appeal/page',
    nothing: {
      address: '/appeal/demand/list?category=其他&keyword=红烧肉',
      words: '没有符合条件的诉求',
      back: '全部去掉',
    },
  },
  凭手机号查进度: {
    address: '/appeal/demand/list?tel=13800000004',
    name: '进度',
    call: '*/ua/appeal/page',
    nothing: { address: '/appeal/demand/list?tel=13999999999', words: '没有查到诉求进度' },
  },
  // The most asked questions have no filters.
  热门问题: { address: '/appeal/FAQ-list', name: '问题', call: '*/ua/problem/*' },
  分类问题: {
    address: '/appeal/FAQ-list/list?tagId=tag-1',
    name: '问题',
    call: '*/ua/problem/*',
    nothing: {
      address: '/appeal/FAQ-list/list?tagId=tag-1&keyword=红烧肉',
      words: '没有符合条件的问题',
      back: '去掉条件 关键词：红烧肉',
    },
  },
}
const membersLists: Record<string, Case> = {
  我的诉求: {
    address: '/user/my-appeal',
    name: '诉求',
    call: '*/appeal/page',
    nothing: {
      address: '/user/my-appeal?state=不予受理&keyword=红烧肉',
      words: '没有符合条件的诉求',
      back: '全部去掉',
    },
  },
}

const beyond = (address: string) => `${address}${address.includes('?') ? '&' : '?'}page=99`

for (const [title, one] of Object.entries({ ...lists, ...membersLists })) {
  test(`${title}: the list shows a failure, an unsaved page offline, a page beyond the last, and a filter without results @worker`, async ({
    page,
    city,
  }) => {
    const { address, name, call, nothing } = one
    const rows = page.getByRole('list', { name, exact: true }).getByRole('listitem')
    // The group of the list; the page may contain other content.
    const card = page.getByRole('group', { name, exact: true })
    const failed = card.getByRole('alert').getByText('服务器内部错误')
    const neverSeen = card.getByText('当前没有网络，这一页还没存到本机')
    const retry = card.getByRole('button', { name: '重试' })
    await city.faults({ match: call, status: 500 })
    if (title in membersLists) await signIn(page, city, 'enterprise', address)
    else await page.goto(address)
    await expect(failed).toBeVisible()
    await expect(retry).toBeVisible()
    await expect(neverSeen).toHaveCount(0)

    await installPortal(page)
    await goOffline(page)
    await page.reload()
    await expect(neverSeen).toBeVisible()
    // A retry cannot succeed offline.
    await expect(retry).toHaveCount(0)
    await expect(failed).toHaveCount(0)
    await city.faults()
    await goOnline(page)
    await expect(rows.first()).toBeVisible()
    await expect(neverSeen).toHaveCount(0)

    await page.goto(beyond(address))
    await expect(page.getByText('没有第 99 页')).toBeVisible()
    await page.getByRole('link', { name: '去最后一页' }).click()
    await expect(rows.first()).toBeVisible()
    if (!nothing) return
    await page.goto(nothing.address)
    await expect(page.getByText(nothing.words)).toBeVisible()
    await expect(rows).toHaveCount(0)
    if (!nothing.back) return
    await page.getByRole('link', { name: nothing.back }).click()
    await expect(rows.first()).toBeVisible()
  })
}
