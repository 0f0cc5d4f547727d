import { attempt } from './attempt.ts'

/** Where the link of a record may lead: another site, a telephone, a mailbox, or a path of ours (not `//host`). */
const ALLOWED = /^(https?:\/\/|tel:|mailto:|\/(?![/\\]))/i

/** Browsers drop tabs and line breaks from an address, so `java\nscript:` is a scheme to them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * The address of a record (a policy's website, a partner's link) as it may be led to: trimmed. Undefined for whatever
 * could run a script, leave by another scheme or pass another site off as a path of ours; it is then shown as plain text.
 * Every address that comes from the city goes through here (src/architecture.test.ts).
 */
export function safeHref(address: string | undefined): string | undefined {
  const href = address?.trim() ?? ''
  if (!ALLOWED.test(href) || CONTROL.test(href)) return undefined
  // Not by URL.canParse, which older browsers lack: workers, which read links too, are brought nothing.
  return !/^http/i.test(href) || attempt(() => new URL(href)) ? href : undefined
}
