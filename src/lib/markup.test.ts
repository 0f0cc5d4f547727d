import { expect, test } from 'vitest'
import { isMarkup, toMarkup, wordsOf } from './markup.ts'

test('lines become paragraphs and lists, and convert back unchanged', () => {
  const text = '出厂前逐件检验。\n- 质保一年\n- 送货上门\n批量可签年度协议。'
  const html = toMarkup(text)
  expect(html).toBe(
    '<p>出厂前逐件检验。</p><ul><li>质保一年</li><li>送货上门</li></ul><p>批量可签年度协议。</p>',
  )
  expect(wordsOf(html)).toBe(text)
})

test('typed text is never interpreted as markup', () => {
  const typed = '<img src=x onerror=alert(1)> & "D < 5"'
  expect(toMarkup(typed)).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;D &lt; 5&quot;</p>')
  expect(wordsOf(toMarkup(typed))).toBe(typed)
})

test('the plain lines of an older draft are distinguished from markup', () => {
  expect(isMarkup('<p>逐件检验</p>')).toBe(true)
  expect(isMarkup('<5 mm 的零件')).toBe(false)
  expect(isMarkup('逐件检验\n- 质保一年')).toBe(false)
})
