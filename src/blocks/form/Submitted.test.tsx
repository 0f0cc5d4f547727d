// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { deviceState } from '#offline/view.ts'
import type { Ending } from './ending.ts'
import { Submitted } from './Submitted.tsx'

vi.mock('#ui/Button.tsx', async (original) => ({
  ...(await original<object>()),
  LinkButton: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

const item = { id: 'i1', state: 'waiting', title: '研发补助', files: [] } as unknown as OutboxItem
const receipt = {
  id: 'i1',
  title: '研发补助',
  no: 'SB1',
  time: '2026-11-20T09:00:00Z',
  answer: '市工信局',
} as unknown as Receipt

const saveReceipt = vi.fn()
const ending: Ending = {
  number: '申报编号',
  later: '申报编号、当前处理单位和办理时限',
  mine: { label: '我的申报', link: { to: '/user/my-declare' } },
  finishOf: ({ answer }) => ({
    facts: [
      ['当前处理单位', answer as string],
      ['接下来', undefined],
    ],
    record: { to: '/user/outbox' },
    saveReceipt,
  }),
}

beforeEach(() =>
  Object.assign(deviceState, { outbox: [item], receipts: [], reach: 'offline', storage: 'disk' }),
)

test('an item that another tab took back no longer shows as kept, and the form can be reopened', async () => {
  const onReopened = vi.fn()
  render(<Submitted id="i1" onReopened={onReopened} ending={ending} />)
  expect(screen.getByRole('heading')).toHaveTextContent('已保存在本机')
  act(() => void (deviceState.outbox = []))
  expect(await screen.findByText('未提交')).toBeVisible()
  expect(screen.queryByText(/已保存在本机/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '打开表单' }))
  expect(onReopened).toHaveBeenCalledOnce()
})

test('a waiting item shows its deadline and its files', () => {
  const until = { deed: '申报', at: '2099-12-17' }
  const files = [{ fileId: 'f1', name: '审计报告.pdf', size: 2_000_000, type: 'application/pdf' }]
  deviceState.outbox = [{ ...item, until, files }]
  render(<Submitted id="i1" onReopened={vi.fn()} ending={ending} />)
  expect(screen.getByText('申报 2099年12月17日截止，请在此前联网')).toBeVisible()
  expect(screen.getByRole('list', { name: '待上传的附件' })).toHaveTextContent('审计报告.pdf')
})

test('the status region reads out the outcome without the buttons', () => {
  render(<Submitted id="i1" onReopened={vi.fn()} ending={ending} />)
  expect(screen.getByRole('status')).toHaveTextContent(/已保存在本机.*当前没有网络/)
  expect(screen.getByRole('status')).not.toHaveTextContent('查看待上传')
})

test('offline it says that nothing was sent yet, and changes by itself once the city has it', async () => {
  render(<Submitted id="i1" onReopened={vi.fn()} ending={ending} next={<p>下一项</p>} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    '尚未送达市平台。提交后给出申报编号、当前处理单位和办理时限',
  )
  expect(screen.queryByText('当前处理单位')).toBeNull()
  expect(screen.queryByText('下一项')).toBeNull()
  act(() => void Object.assign(deviceState, { outbox: [], receipts: [receipt] }))
  expect(await screen.findByText('申报编号 SB1')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('当前处理单位市工信局')
  expect(screen.queryByText('接下来')).toBeNull()
  expect(screen.getByText('下一项')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '下载回执' }))
  expect(saveReceipt).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['查看进度', '查看我的申报'])
  expect(screen.queryByText('未提交')).toBeNull()
})

test('an unreadable answer offers a retry before editing', () => {
  deviceState.outbox = [
    { ...item, state: 'held', unreadable: 5, reason: '服务返回的数据有误', draft: {} as never },
  ]
  render(<Submitted id="i1" onReopened={vi.fn()} ending={ending} />)
  expect(screen.getByRole('heading')).toHaveTextContent('未确认')
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['重试', '打开修改'])
})

test('a page that alone holds the item asks not to be closed', () => {
  deviceState.storage = 'public'
  render(<Submitted id="i1" onReopened={vi.fn()} ending={ending} />)
  expect(screen.getByText(/请不要关闭或刷新页面/)).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent('仅保留在本页（关闭后清除），联网后自动提交')
  expect(screen.queryByText(/本机/)).toBeNull()
})
