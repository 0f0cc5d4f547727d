// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Imports the component as a browser with or without the Custom Highlight API would. */
const marked = async () => (await import('./MarkedWords.tsx')).MarkedWords

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('A browser without highlights shows hits as mark elements', async () => {
  const MarkedWords = await marked()
  const { container } = render(<MarkedWords text="研发费用补助" looked="研发" />)
  expect(container.querySelector('mark')).toHaveTextContent('研发')
  expect(container).toHaveTextContent('研发费用补助')
})

test('A browser with highlights gets ranges over a text of one piece, and loses them with it', async () => {
  const hits = new Set<StaticRange>()
  vi.stubGlobal('Highlight', function () {
    return hits
  })
  vi.stubGlobal('CSS', { highlights: new Map() })
  const MarkedWords = await marked()
  const { container, rerender, unmount } = render(<MarkedWords text="研发费用补助" looked="费用" />)
  const shown = () => [...hits].map(({ startOffset, endOffset }) => [startOffset, endOffset])
  expect(container.innerHTML).toBe('<span>研发费用补助</span>')
  expect(shown()).toEqual([[2, 4]])
  rerender(<MarkedWords text="补助研发费用" looked="费用" />)
  expect(shown()).toEqual([[4, 6]])
  unmount()
  expect(shown()).toEqual([])
})
