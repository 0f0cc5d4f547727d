// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Component, type ReactNode } from 'react'
import { arriving, ornament } from './arriving.tsx'

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

test('its room is kept until it comes', async () => {
  const Later = arriving(async () => Part)
  render(<Later room="正在打开" />)
  expect(screen.queryByText('正在打开')).not.toBeNull()
  await screen.findByText('文字大小')
  expect(screen.queryByText('正在打开')).toBeNull()
})

test('a part that the page cannot do without says that it is missing, and is asked for again the next time', async () => {
  let tries = 0
  const Later = arriving(() =>
    tries++ ? Promise.resolve(Part) : Promise.reject<typeof Part>(new Error('gone')),
  )
  const { unmount } = render(
    <Caught>
      <Later />
    </Caught>,
  )
  expect(await screen.findByText('gone')).not.toBeNull()
  unmount()
  render(<Later />)
  expect(await screen.findByText('文字大小')).not.toBeNull()
})

/** Shows what was thrown in place of what stands in it. */
class Caught extends Component<{ children: ReactNode }, { words?: string }> {
  override state: { words?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ words: error.message })
  override render() {
    return this.state.words ?? this.props.children
  }
}
