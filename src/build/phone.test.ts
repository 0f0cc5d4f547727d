import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { media, namedMedia } from './phone.ts'

const src = join(import.meta.dirname, '..')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

test('No style sheet asks for a width of 768 px itself: held sideways, a phone is wider', () => {
  const asks = sheets.filter((name) =>
    // Bars that stay over the page are for a phone held upright alone.
    /@media[^{]*768px/.test(
      readFileSync(join(src, name), 'utf8').replaceAll('(width < 768px) and (height >= 480px)', ''),
    ),
  )
  expect(asks, 'write @media (--phone) or @media not (--phone)').toEqual([])
})

test('Every named condition of a style sheet is known', () => {
  const used = sheets.flatMap(
    (name) => readFileSync(join(src, name), 'utf8').match(/(?<=@media[^{]*)\(--\w+\)/g) ?? [],
  )
  expect(Object.keys(media).toSorted()).toEqual([...new Set(used)].toSorted())
})

test('A named condition is replaced by the condition of a phone, upright or sideways', () => {
  const { handler } = namedMedia().transform as unknown as { handler: (code: string) => string }
  expect(handler('@media screen and (--phone) {')).toBe(
    '@media screen and ((width < 768px) or ((pointer: coarse) and (480px <= width < 1024px) and (height < 480px))) {',
  )
})
