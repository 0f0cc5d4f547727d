// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

test('a picture that does not come gives way to a neutral one of the same name, and a new address gets its chance', () => {
  const { rerender } = render(<Picture src="/gone.png" alt="数控车床" />)
  const image = screen.getByRole('img', { name: '数控车床' })
  expect(image).toHaveAttribute('loading', 'lazy')
  fireEvent.error(image)
  expect(screen.getByRole('img', { name: '数控车床（暂无图片）' }).tagName).toBe('SPAN')
  rerender(<Picture src="/other.png" alt="数控车床" />)
  expect(screen.getByRole('img', { name: '数控车床' })).toHaveAttribute('src', '/other.png')
})

test('a file path of the city, which an image element may not fetch, is never asked for', () => {
  render(<Picture src="files/u-1/photo.png" alt="厂房" />)
  expect(screen.getByRole('img', { name: '厂房（暂无图片）' })).toBeVisible()
})
