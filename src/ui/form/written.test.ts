// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sanitizedHtml } from '#ui/purified.ts'
import { markupOf } from './written.ts'

const rewritten = (html: string) => {
  const root = document.createElement('div')
  root.append(sanitizedHtml(html))
  return markupOf(root)
}

test.each([
  ['text without a block', '逐件检验', '<p>逐件检验</p>'],
  ['a heading of any level', '<h1>质保</h1><div>一年</div>', '<h3>质保</h3><p>一年</p>'],
  ['a paragraph with line breaks', '<p>一<br>二<br></p>', '<p>一</p><p>二</p>'],
  ['bold text in either tag', '<p><b>一</b><strong>二</strong> 三</p>', '<p><strong>一二</strong> 三</p>'],
  ['a list in a paragraph', '<p>一<ul><li>二</li></ul></p>', '<p>一</p><ul><li>二</li></ul>'],
  [
    'blocks and lists in a list',
    '<ol><li><p>一</p><ul><li>二</li></ul></li></ol>',
    '<ol><li>一</li><li>二</li></ol>',
  ],
  ['text with invisible characters', '<p>\u200b一\u202e二\u00a0三</p><p>\u200b\u2800</p>', '<p>一二 三</p>'],
  ['markup without text', '<p><br></p><ul><li></li></ul>', ''],
  ['text that looks like markup', '<p>&lt;b&gt; &amp; 三</p>', '<p>&lt;b&gt; &amp; 三</p>'],
])('%s is written in the canonical form', (_, html, markup) => {
  expect(rewritten(html)).toBe(markup)
  expect(rewritten(markup)).toBe(markup)
})

test('Scripts, links and styles are never written', () => {
  expect(
    rewritten(
      '<p style="color:red" onclick="x()">一<a href="https://a.test">二</a><img src=x onerror=x()></p>',
    ),
  ).toBe('<p>一二</p>')
})
