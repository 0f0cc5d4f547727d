/**
 * An address that a link may lead to as it stands: `https:`, `http:`, `tel:`, `mailto:` or a path of our own; undefined
 * for anything else, such as `javascript:` and `//elsewhere`.
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const href = value.trim()
  // eslint-disable-next-line no-control-regex -- browsers drop these, so `/\t/elsewhere` would become `//elsewhere`
  if (/[\u0000-\u001f\\]/.test(href)) return undefined
  return /^(https?:\/\/|tel:|mailto:|\/(?!\/))/i.test(href) ? href : undefined
}
