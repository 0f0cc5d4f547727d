import { expect, test } from 'vitest'
import { htmlOf, textOf } from './rich.ts'

test('what is typed is text: signs of markup are shown as they are, lines are paragraphs', () => {
  expect(htmlOf('办理 <b>加急</b>\n\n& 复核')).toBe('<p>办理 &lt;b&gt;加急&lt;/b&gt;</p><p>&amp; 复核</p>')
  expect(htmlOf(' \n ')).toBe('')
})

test('what was sent is found again as it was typed', () => {
  const typed = '办理 <b>加急</b>\n& 复核'
  expect(textOf(htmlOf(typed))).toBe(typed)
  expect(textOf('<p>概况</p><h3>适合谁</h3><p>中小企业</p>')).toBe('概况\n适合谁\n中小企业')
})
