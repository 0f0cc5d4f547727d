// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Fluent } from '#ui/form/Fluent.tsx'
import { PictureField } from './PictureField.tsx'

const pictures = ['一', '二', '三'].map((name) => ({
  filePath: `data:image/png;base64,${name}`,
  fileName: `${name}.png`,
  size: 1,
  type: 'image/png',
}))

function Field() {
  const [value, setValue] = useState(pictures)
  return (
    <Fluent>
      <PictureField name="pictures" label="图片" limit={9} value={value} onChange={setValue} />
    </Fluent>
  )
}

const order = () =>
  within(screen.getByRole('list', { name: '已选图片' }))
    .getAllByRole('img')
    .map((one) => one.getAttribute('alt'))

test('buttons move pictures, keep the focus and announce the new position', () => {
  render(<Field />)
  fireEvent.click(screen.getByRole('button', { name: '后移 一.png' }))
  expect(order()).toEqual(['二.png', '一.png', '三.png'])
  expect(screen.getByRole('button', { name: '后移 一.png' })).toHaveFocus()
  expect(screen.getByText('一.png 移到第 2 张')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '前移 二.png' })).toBeDisabled()
})

test('a picture can be dragged to another position, and removed', () => {
  render(<Field />)
  const [first, , third] = screen.getAllByRole('listitem')
  fireEvent.dragStart(third!)
  fireEvent.dragOver(first!)
  fireEvent.drop(first!)
  expect(order()).toEqual(['三.png', '一.png', '二.png'])
  fireEvent.click(screen.getByRole('button', { name: '移除 一.png' }))
  expect(order()).toEqual(['三.png', '二.png'])
})
