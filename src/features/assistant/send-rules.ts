import { cleanText } from '#lib/clean.ts'

/** Says what is really asked: clean; undefined where there is nothing to send (specification, section 5). */
export function toSend(typed: string): string | undefined {
  return cleanText(typed) || undefined
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * A typed text as HTML: every sign stands for itself and newlines become line breaks (specification, section 5).
 * It is shown through `Rich`, which sanitises it like everything else.
 */
export function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => marks[sign] ?? sign).replace(/\r\n|\r|\n/g, '<br>')
}

/** The part of a key press that decides what it does. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>

/**
 * Says what a key press in the send box does: Enter sends, Ctrl+Enter begins a new line (specification, section 5).
 * Shift+Enter is left to the browser.
 */
export function actionOf({ key, ctrlKey, shiftKey }: Press): 'send' | 'newline' | 'none' {
  if (key !== 'Enter' || shiftKey) return 'none'
  return ctrlKey ? 'newline' : 'send'
}

/** A text with a new line in place of what is chosen from `start` to `end`, and where the caret stands then. */
export function withNewline(text: string, start: number, end: number): { text: string; caret: number } {
  return { text: `${text.slice(0, start)}\n${text.slice(end)}`, caret: start + 1 }
}
