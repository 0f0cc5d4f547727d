// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { showToast, ToastHost } from '#ui/state/Toast.tsx'

afterEach(() => vi.useRealTimers())

test('A confirmation starts on 取消 and runs the confirmed action', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
  render(
    <ConfirmDialog open title="退出登录" confirmLabel="确认退出" onConfirm={onConfirm} onCancel={onCancel}>
      还有 2 项待上传
    </ConfirmDialog>,
  )
  expect(screen.getByRole('dialog', { name: '退出登录' })).toHaveTextContent('还有 2 项待上传')
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '确认退出' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onCancel).not.toHaveBeenCalled()
})

test('A running action cannot be confirmed twice', async () => {
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog open busy title="放弃" confirmLabel="放弃" danger onConfirm={onConfirm} onCancel={vi.fn()}>
      内容会从本机删除
    </ConfirmDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: '放弃' }))
  expect(onConfirm).not.toHaveBeenCalled()
})

test('A toast is announced, replaced by a newer one, and disappears by itself', () => {
  vi.useFakeTimers()
  render(<ToastHost />)
  const host = screen.getByRole('status')
  act(() => showToast('已保存在本机'))
  act(() => showToast('已提交'))
  expect(host).toHaveTextContent(/^已提交$/)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(host).toBeEmptyDOMElement()
})

test('A toast during an open dialog is announced inside the dialog', () => {
  render(
    <>
      <ToastHost />
      <Dialog open title="撤回诉求">
        请说明原因
      </Dialog>
    </>,
  )
  act(() => showToast('本机空间不足'))
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('本机空间不足')
})

test('Escape closes a dropdown and restores the focus, and a press elsewhere closes it too', async () => {
  const person = userEvent.setup()
  render(
    <>
      <Dropdown label="澄岳精密">{() => <a href="#mine">个人中心</a>}</Dropdown>
      <button type="button">别处</button>
    </>,
  )
  const button = screen.getByRole('button', { name: '澄岳精密' })
  await person.click(button)
  await person.tab()
  expect(screen.getByRole('link', { name: '个人中心' })).toHaveFocus()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: '个人中心' })).toBeNull()
  expect(button).toHaveFocus()
  await person.click(button)
  await person.click(screen.getByRole('button', { name: '别处' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape in an inner dialog closes only that dialog', () => {
  const [outer, inner] = [vi.fn(), vi.fn()]
  render(
    <Dialog open title="管理搜索" onClose={outer}>
      <ConfirmDialog open title="删除" confirmLabel="删除" onConfirm={vi.fn()} onCancel={inner}>
        删除后不再统计
      </ConfirmDialog>
    </Dialog>,
  )
  // Dispatches the browser's event for Escape to the top dialog.
  fireEvent(screen.getByRole('dialog', { name: '删除' }), new Event('cancel', { cancelable: true }))
  expect(inner).toHaveBeenCalledOnce()
  expect(outer).not.toHaveBeenCalled()
})
