// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Gallery } from './Gallery.tsx'

const pictures = ['a', 'b', 'c'].map((name) => `data:image/png;base64,${name}`)
const open = () => render(<Gallery pictures={pictures} title="离心泵" />)
const shown = () => screen.getByRole('img', { name: /^离心泵/ })

test('the arrow keys move through the pictures from the large one and from each thumbnail', async () => {
  open()
  const user = userEvent.setup()
  screen.getByRole('button', { name: /查看大图/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toHaveAccessibleName('离心泵，第 2 张，共 3 张')
  expect(shown()).toHaveAttribute('src', pictures[1])
  screen.getByRole('button', { name: '第 1 张' }).focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(shown()).toHaveAccessibleName('离心泵，第 3 张，共 3 张')
  expect(screen.getByRole('button', { name: '第 3 张' })).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(shown()).toHaveAccessibleName('离心泵，第 3 张，共 3 张')
})

test('in the full-screen dialog the arrow keys work on every button', async () => {
  open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /查看大图/ }))
  const dialog = screen.getByRole('dialog', { name: '1 / 3' })
  await user.click(within(dialog).getByRole('button', { name: '下一张' }))
  await user.keyboard('{ArrowRight}')
  expect(dialog).toHaveAccessibleName('3 / 3')
  expect(within(dialog).getByText('离心泵，第 3 张，共 3 张')).toHaveRole('status')
  within(dialog).getByRole('button', { name: '关闭' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(dialog).toHaveAccessibleName('1 / 3')
})

test('an enlarged picture keeps the arrow keys for its own scrolling', async () => {
  open()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /查看大图/ }))
  await user.click(screen.getByRole('button', { name: '放大' }))
  screen.getByRole('region', { name: '大图，可滚动' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('dialog', { name: '1 / 3' })).toBeVisible()
})
