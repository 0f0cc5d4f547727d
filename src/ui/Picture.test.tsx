// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

test('A broken picture is replaced by a neutral one with the same name, and a new address is tried', () => {
  const { rerender } = render(<Picture src="/gone.png" alt="数控车床" />)
  const image = screen.getByRole('img', { name: '数控车床' })
  expect(image).toHaveAttribute('loading', 'lazy')
  fireEvent.error(image)
  expect(screen.getByRole('img', { name: '数控车床（暂无图片）' }).tagName).toBe('SPAN')
  rerender(<Picture src="/other.png" alt="数控车床" />)
  expect(screen.getByRole('img', { name: '数控车床' })).toHaveAttribute('src', '/other.png')
})

test('A file path of the city, which an img element cannot fetch, is never requested', () => {
  render(<Picture src="files/u-1/photo.png" alt="厂房" />)
  expect(screen.getByRole('img', { name: '厂房（暂无图片）' })).toBeVisible()
})
