// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ornament } from './ornament.tsx'

const Part = () => <p>文字大小</p>

test('a part that is ready is drawn at once, with what stands beside it', async () => {
  const Later = ornament(async () => Part)
  await Later.ready()
  render(<Later />)
  expect(screen.queryByText('文字大小')).not.toBeNull()
})

test('a part that nobody waited for comes by itself', async () => {
  const Later = ornament(async () => Part)
  render(<Later />)
  expect(screen.queryByText('文字大小')).toBeNull()
  await screen.findByText('文字大小')
})

test('where a part cannot be loaded, the page does without it', async () => {
  const Later = ornament(() => Promise.reject<typeof Part>(new Error('gone')))
  await Later.ready()
  const { container } = render(<Later />)
  expect(container.textContent).toBe('')
})
