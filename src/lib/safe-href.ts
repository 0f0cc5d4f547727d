import { attempt } from './attempt.ts'

/**
 * Allowed targets of a record's link: another site, a telephone, a mailbox, or a path of the portal (not
 * `//host`).
 */
const ALLOWED = /^(https?:\/\/|tel:|mailto:|\/(?![/\\]))/i

/**
 * Matches characters that browsers drop from an address, such as tabs and line breaks: `java\nscript:` is a
 * scheme to them.
 */
// oxlint-disable-next-line no-control-regex -- matches control characters
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * Returns the address of a record (a policy's website, a partner's link) as a safe link target, trimmed.
 * Undefined for an address that could run a script, use another scheme or disguise another site as a path of
 * the portal; it is then shown as plain text. Every address from the city passes through here
 * (src/architecture.test.ts).
 */
export function safeHref(address: string | undefined): string | undefined {
  const href = address?.trim() ?? ''
  if (!ALLOWED.test(href) || CONTROL.test(href)) return undefined
  // Avoids URL.canParse, which older browsers lack: workers, which read links, too, have no polyfills.
  return !/^http/i.test(href) || attempt(() => new URL(href)) ? href : undefined
}
