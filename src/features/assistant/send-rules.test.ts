import { expect, test } from 'vitest'
import { actionOf, toHtml, toSend, withNewline } from './send-rules.ts'

const press = { key: 'Enter', ctrlKey: false, shiftKey: false }

test.each(['', '  ', '\n\t\u3000\n'])('nothing is sent where only blanks were typed: %j', (typed) => {
  expect(toSend(typed)).toBeUndefined()
})
test('what is sent is trimmed, and keeps its lines', () => {
  expect(toSend('  怎么申报？\n第二行 \n')).toBe('怎么申报？\n第二行')
})
test('newlines become line breaks, however the system writes them', () => {
  expect(toHtml('一\n二\r\n三')).toBe('一<br>二<br>三')
})
test('what looks like markup is shown as it was typed', () => {
  expect(toHtml('<img src=x onerror="a()"> & \'b\'')).toBe(
    '&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; &#39;b&#39;',
  )
})
test('Enter sends, Ctrl+Enter begins a line', () => {
  expect(actionOf(press)).toBe('send')
  expect(actionOf({ ...press, ctrlKey: true })).toBe('newline')
})
test('Shift+Enter and other keys are left to the browser', () => {
  expect(actionOf({ ...press, shiftKey: true })).toBe('none')
  expect(actionOf({ ...press, key: 'a' })).toBe('none')
})
test('a new line comes at the caret, in place of what is chosen', () => {
  expect(withNewline('申报条件', 2, 2)).toEqual({ text: '申报\n条件', caret: 3 })
  expect(withNewline('申报条件', 1, 3)).toEqual({ text: '申\n件', caret: 2 })
})
