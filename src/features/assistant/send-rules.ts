import { cleanText } from '#lib/clean.ts'

/** Returns the cleaned text to send; undefined if there is nothing to send (specification, section 5). */
export function toSend(typed: string): string | undefined {
  return cleanText(typed) || undefined
}

const htmlEscapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Converts typed text to HTML: every character is shown literally and newlines become line breaks (specification,
 * section 5). It is rendered through `Rich`, which sanitises it like everything else.
 */
export function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => htmlEscapes[sign] ?? sign).replace(/\r\n|\r|\n/g, '<br>')
}

/** Fields of a key press that decide its action. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>

/**
 * Returns the action of a key press in the send box: Enter sends, Ctrl+Enter starts a new line (specification,
 * section 5). Shift+Enter is left to the browser.
 */
export function actionOf({ key, ctrlKey, shiftKey }: Press): 'send' | 'newline' | 'none' {
  if (key !== 'Enter' || shiftKey) return 'none'
  return ctrlKey ? 'newline' : 'send'
}

/**
 * Returns the text with a newline in place of the selection from `start` to `end`, and the new position of the caret.
 */
export function withNewline(text: string, start: number, end: number): { text: string; caret: number } {
  return { text: `${text.slice(0, start)}\n${text.slice(end)}`, caret: start + 1 }
}
