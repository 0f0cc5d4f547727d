// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

test('A text is split at its headings; the part before the first has no title', () => {
  expect(
    sectionsOf(
      '<p>前言</p><h2>给多少</h2><p>最高 <b>500</b> 万元</p><ul><li>一</li></ul><h2> 给谁 </h2><p>企业</p>',
    ),
  ).toEqual([
    { title: undefined, html: '<p>前言</p>' },
    { title: '给多少', html: '<p>最高 <b>500</b> 万元</p><ul><li>一</li></ul>' },
    { title: '给谁', html: '<p>企业</p>' },
  ])
})

test('A text without headings stays whole, and an empty one has no parts', () => {
  expect(sectionsOf('只有文字')).toEqual([{ title: undefined, html: '只有文字' }])
  expect(sectionsOf(' ')).toEqual([])
})
