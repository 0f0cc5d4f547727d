// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

test('A busy button ignores presses, keeps the focus, and works again once it is free', async () => {
  const pressed = vi.fn<() => void>()
  const retry = (busy: boolean) => (
    <Button busy={busy} onClick={pressed}>
      重试
    </Button>
  )
  const { rerender } = render(retry(false))
  const button = screen.getByRole('button', { name: '重试' })
  await userEvent.click(button)
  rerender(retry(true))
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledOnce()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveFocus()
  rerender(retry(false))
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('A form is not submitted again while its button is busy, by a press or by Enter in a field', async () => {
  const sent = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <input aria-label="标题" />
      <Button type="submit" busy={busy}>
        提交
      </Button>
    </form>
  )
  const { rerender } = render(form(true))
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  await userEvent.type(screen.getByLabelText('标题'), '一{Enter}')
  expect(sent).not.toHaveBeenCalled()
  rerender(form(false))
  await userEvent.type(screen.getByLabelText('标题'), '{Enter}')
  expect(sent).toHaveBeenCalledOnce()
})
