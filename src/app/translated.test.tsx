// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { keepTranslated } from './translated.ts'

beforeAll(keepTranslated)

/**
 * Ways in which translators replace a text: Chrome and Edge wrap a new text or the moved one, Safari uses no
 * wrapper.
 */
const ways = {
  'a new text in a wrapper': (text: Text) => text.replaceWith(font(font(new Text(`〈${text.data}〉`)))),
  'the text itself in a wrapper': (text: Text) => {
    const inner = font()
    text.before(font(inner))
    inner.append(text)
  },
  'a wrapper first, then the text goes': (text: Text) => {
    text.before(font(font(new Text(`〈${text.data}〉`))))
    text.remove()
  },
  'the text goes first, then a wrapper comes': (text: Text) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode!.insertBefore(font(font(text)), nextSibling)
  },
  'another text in its place': (text: Text) => text.replaceWith(new Text(`〈${text.data}〉`)),
}
const each = Object.entries(ways)

function font(...children: Node[]): HTMLElement {
  const element = document.createElement('font')
  element.append(...children)
  return element
}

/** Returns the texts of the page, except translated ones. */
function texts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found.filter(({ data, parentElement }) => !data.startsWith('〈') && !parentElement?.closest('font'))
}

let translator: MutationObserver | undefined
afterEach(() => translator?.disconnect())

/** Translates the page, and everything that is added to it from now on. */
async function translate(way: (text: Text) => void): Promise<void> {
  const all = () => texts().forEach(way)
  all()
  translator = new MutationObserver(all)
  translator.observe(document.body, { childList: true, characterData: true, subtree: true })
  await observersNotified()
}

/** Waits until the observers of translator and portal have been called. */
const observersNotified = () => new Promise((done) => setTimeout(done))

/** Returns the visible text of the page, without the marks of a translation. */
const visibleText = () => screen.getByRole('main').textContent.replaceAll(/[〈〉]/g, '')

interface Props {
  count: number
  note?: string
  rows?: readonly string[]
  isOpen?: boolean
}

/** Mixes texts with elements in the ways that break in a translated page. */
function Page({ count, note, rows = [], isOpen }: Props) {
  return (
    <main>
      共 {count} 条{note}
      {isOpen && <b>已展开</b>}
      {isOpen ? '收起' : <i>更多</i>}
      {rows.map((row) => (
        <Row key={row} row={row} />
      ))}
      。
    </main>
  )
}

const Row = ({ row }: { row: string }) => (
  <>
    ，{row}
    <hr />
  </>
)

test.each(each)('%s: a text that React updates is shown, and the old text is gone', async (_, way) => {
  const { rerender } = render(<Page count={3} note="，最多" />)
  await translate(way)
  rerender(<Page count={12} note="，最少" />)
  await observersNotified()
  expect(visibleText()).toBe('共 12 条，最少更多。')
  rerender(<Page count={5} note="，最近" />)
  await observersNotified()
  expect(visibleText()).toBe('共 5 条，最近更多。')
})

test.each(each)(
  '%s: texts that React removes are gone, and inserted ones are in the right place',
  async (_, way) => {
    const { rerender, unmount } = render(<Page count={1} note="，最多" />)
    await translate(way)
    rerender(<Page count={1} isOpen />)
    await observersNotified()
    expect(visibleText()).toBe('共 1 条已展开收起。')
    rerender(<Page count={1} note="，最多" />)
    await observersNotified()
    expect(visibleText()).toBe('共 1 条，最多更多。')
    unmount()
    expect(document.body.textContent).toBe('')
  },
)

test.each(each)('%s: reordered rows keep their texts', async (_, way) => {
  const { rerender } = render(<Page count={1} rows={['甲', '乙', '丙']} />)
  await translate(way)
  rerender(<Page count={1} rows={['丙', '丁', '甲']} />)
  await observersNotified()
  expect(visibleText()).toBe('共 1 条更多，丙，丁，甲。')
  rerender(<Page count={1} rows={['甲', '乙']} />)
  await observersNotified()
  expect(visibleText()).toBe('共 1 条更多，甲，乙。')
})

test('a translation of several texts is removed as a whole, and all texts return', async () => {
  const { rerender } = render(<Page count={3} />)
  const [first, ...others] = texts().slice(0, 3)
  first!.before(font(new Text('3 items in all')))
  for (const text of [first!, ...others]) text.remove()
  await observersNotified()
  rerender(<Page count={4} />)
  await observersNotified()
  expect(visibleText()).toBe('共 4 条更多。')
})

test.each(each)('%s: React may update a text before the observer reports its translation', async (_, way) => {
  const { rerender } = render(<Page count={1} />)
  await translate(way)
  translator?.disconnect()
  rerender(<Page count={2} isOpen />)
  texts().forEach(way)
  rerender(<Page count={3} />)
  await observersNotified()
  expect(visibleText()).toBe('共 3 条更多。')
})

test('a page returned to its original language shows it and keeps working', async () => {
  const { rerender } = render(<Page count={3} />)
  const before = texts()
  await translate(ways['a new text in a wrapper'])
  translator?.disconnect()
  const wrappers = screen.getByRole('main').querySelectorAll('font:has(> font)')
  expect(wrappers).toHaveLength(before.length)
  wrappers.forEach((wrapper, at) => wrapper.replaceWith(before[at]!))
  await observersNotified()
  rerender(<Page count={9} isOpen />)
  await observersNotified()
  expect(visibleText()).toBe('共 9 条已展开收起。')
})
