// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Component, type ReactNode } from 'react'
import { lazyPart, optionalPart } from './lazy-part.tsx'

const Part = () => <p>文字大小</p>

test('A part that is loaded renders at once together with its surroundings', async () => {
  const Later = optionalPart(async () => Part)
  await Later.ready()
  render(<Later />)
  expect(screen.queryByText('文字大小')).not.toBeNull()
})

test('A part that was not preloaded appears by itself', async () => {
  const Later = optionalPart(async () => Part)
  render(<Later />)
  expect(screen.queryByText('文字大小')).toBeNull()
  await screen.findByText('文字大小')
})

test('The page works without an ornament that cannot be loaded, which appears once the network is back', async () => {
  let tries = 0
  const Later = optionalPart(() =>
    tries++ ? Promise.resolve(Part) : Promise.reject<typeof Part>(new Error('gone')),
  )
  const { container } = render(<Later />)
  await Promise.resolve()
  expect(container.textContent).toBe('')
  dispatchEvent(new Event('online'))
  await screen.findByText('文字大小')
})

test('A placeholder is shown until the part is loaded', async () => {
  const Later = lazyPart(async () => Part)
  render(<Later room="正在打开" />)
  expect(screen.queryByText('正在打开')).not.toBeNull()
  await screen.findByText('文字大小')
  expect(screen.queryByText('正在打开')).toBeNull()
})

test('A required part that cannot be loaded throws, and is requested again the next time', async () => {
  let tries = 0
  const Later = lazyPart(() =>
    tries++ ? Promise.resolve(Part) : Promise.reject<typeof Part>(new Error('gone')),
  )
  const { unmount } = render(
    <ErrorText>
      <Later />
    </ErrorText>,
  )
  expect(await screen.findByText('gone')).not.toBeNull()
  unmount()
  render(<Later />)
  expect(await screen.findByText('文字大小')).not.toBeNull()
})

/** Shows the message of an error thrown by its children. */
class ErrorText extends Component<{ children: ReactNode }, { words?: string }> {
  override state: { words?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ words: error.message })
  override render() {
    return this.state.words ?? this.props.children
  }
}
