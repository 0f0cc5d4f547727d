// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import { deviceState } from '#offline/view.ts'
import { auditWords } from './audit-words.ts'
import { Submitted } from './Submitted.tsx'

vi.mock('#ui/Button.tsx', async (original) => ({
  ...(await original<object>()),
  LinkButton: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

const item = { id: 'i1', state: 'waiting', title: '研发补助', files: [] } as unknown as OutboxItem
const receipt = { id: 'i1', title: '研发补助', no: 'SB1', time: '2026-11-20T09:00:00Z' } as unknown as Receipt

const mine = { label: '我的申报', link: { to: '/user/my-declare' } } as const

beforeEach(() =>
  Object.assign(deviceState, { outbox: [item], receipts: [], reach: 'offline', storage: 'disk' }),
)

test('an item that another tab took back no longer shows as kept, and the form can be reopened', async () => {
  const onReopened = vi.fn()
  render(<Submitted id="i1" onReopened={onReopened} mine={mine} />)
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
  render(<Submitted id="i1" onReopened={vi.fn()} mine={mine} />)
  expect(screen.getByText('申报 2099年12月17日截止，请在此前联网')).toBeVisible()
  expect(screen.getByRole('list', { name: '待上传的附件' })).toHaveTextContent('审计报告.pdf')
})

test('the status region reads out the outcome without the buttons', () => {
  render(<Submitted id="i1" onReopened={vi.fn()} mine={mine} />)
  expect(screen.getByRole('status')).toHaveTextContent(/已保存在本机.*当前没有网络/)
  expect(screen.getByRole('status')).not.toHaveTextContent('查看待上传')
})

test('a sent item shows its receipt', async () => {
  render(<Submitted id="i1" onReopened={vi.fn()} mine={mine} />)
  act(() => void Object.assign(deviceState, { outbox: [], receipts: [receipt] }))
  expect(await screen.findByText('编号 SB1')).toBeVisible()
  expect(screen.queryByText('未提交')).toBeNull()
})

test('the next step shows once the city has received the item, not while it waits', async () => {
  const next = auditWords('公开发布', '工业产品')
  render(<Submitted id="i1" onReopened={vi.fn()} mine={{ ...mine, next }} />)
  expect(screen.queryByText(next)).toBeNull()
  act(() => void Object.assign(deviceState, { outbox: [], receipts: [receipt] }))
  expect(await screen.findByRole('status')).toHaveTextContent(/由市平台审核.*原因.*在“工业产品”查看/)
})

test('an unreadable answer offers a retry before editing', () => {
  deviceState.outbox = [
    { ...item, state: 'held', unreadable: 5, reason: '服务返回的数据有误', draft: {} as never },
  ]
  render(<Submitted id="i1" onReopened={vi.fn()} mine={mine} />)
  expect(screen.getByRole('heading')).toHaveTextContent('未确认')
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['重试', '打开修改'])
})

test('a page that alone holds the item asks not to be closed', () => {
  deviceState.storage = 'public'
  render(<Submitted id="i1" onReopened={vi.fn()} mine={mine} />)
  expect(screen.getByText(/请不要关闭或刷新页面/)).toBeVisible()
  expect(screen.getByRole('heading')).toHaveTextContent('仅保留在本页（关闭后清除），联网后自动提交')
  expect(screen.queryByText(/本机/)).toBeNull()
})
