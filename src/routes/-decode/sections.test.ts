// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

test('a text is cut at its headings; what stands before the first has none', () => {
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

test('a text without headings stays whole, an empty one has no parts', () => {
  expect(sectionsOf('只有文字')).toEqual([{ title: undefined, html: '只有文字' }])
  expect(sectionsOf(' ')).toEqual([])
})
