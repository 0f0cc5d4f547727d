import { account } from '#session/account.ts'

/** Of this tab and this user alone: what one person began to type is not for the next one. */
const key = () => `assistant-unsent:${account.userInfo?.id ?? ''}`

/** What was typed and not sent when the assistant closed or the page was left; '' where there is nothing. */
export function readUnsent(): string {
  try {
    return sessionStorage.getItem(key()) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is being typed until it is sent. A browser that keeps nothing loses it with the page. */
export function keepUnsent(text: string): void {
  try {
    if (text) sessionStorage.setItem(key(), text)
    else sessionStorage.removeItem(key())
  } catch {
    // Nothing to be done: the text is still in the box.
  }
}
