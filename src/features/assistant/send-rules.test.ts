import { expect, test } from 'vitest'
import { actionOf, toHtml, toSend, withNewline } from './send-rules.ts'

const press = { key: 'Enter', ctrlKey: false, shiftKey: false }

test.each(['', '  ', '\n\t\u3000\n'])('a blank text is not sent: %j', (typed) => {
  expect(toSend(typed)).toBeUndefined()
})
test('a sent text is trimmed and keeps its lines', () => {
  expect(toSend('  怎么申报？\n第二行 \n')).toBe('怎么申报？\n第二行')
})
test('the newlines of every system become line breaks', () => {
  expect(toHtml('一\n二\r\n三')).toBe('一<br>二<br>三')
})
test('typed markup is shown as text', () => {
  expect(toHtml('<img src=x onerror="a()"> & \'b\'')).toBe(
    '&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; &#39;b&#39;',
  )
})
test('Enter sends, Ctrl+Enter starts a new line', () => {
  expect(actionOf(press)).toBe('send')
  expect(actionOf({ ...press, ctrlKey: true })).toBe('newline')
})
test('Shift+Enter and other keys are left to the browser', () => {
  expect(actionOf({ ...press, shiftKey: true })).toBe('none')
  expect(actionOf({ ...press, key: 'a' })).toBe('none')
})
test('a new line replaces the selection at the caret', () => {
  expect(withNewline('申报条件', 2, 2)).toEqual({ text: '申报\n条件', caret: 3 })
  expect(withNewline('申报条件', 1, 3)).toEqual({ text: '申\n件', caret: 2 })
})
