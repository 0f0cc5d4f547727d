import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

/** Of this tab and this user alone: what one person began to type is not for the next one. */
const key = () => `assistant-unsent:${account.userInfo?.id ?? ''}`

/** What was typed and not sent when the assistant closed or the page was left; '' where there is nothing. */
export function readUnsent(): string {
  // Any text fits.
  return textIn('sessionStorage', key()) ?? ''
}

/** Keeps what is being typed until it is sent. A browser that keeps nothing loses it with the page. */
export function keepUnsent(text: string): void {
  keepText('sessionStorage', key(), text)
}
