/** Headers of every answer of the city's API: browsers neither guess its type nor frame it. */
export const apiHeaders = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }

/** Header that keeps browsers on HTTPS for a year; sent over HTTPS only (RFC 6797, section 7.2). */
export const transportHeader = { 'strict-transport-security': 'max-age=31536000' }

/** Name of the reporting endpoint. */
const REPORTS = 'portal'

/** Hash of an empty style element. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Hashes of a page's inline scripts and styles that the policy must allow, by directive. */
export type InlineHashes = Partial<Record<'script-src' | 'style-src', string[]>>

/**
 * Returns the headers that a real host should send with every answer. Fluent fills its style sheets through the CSSOM,
 * so only the hash of an empty style element is allowed besides the portal's own files.
 * @param api origin of the city's API where it differs from the portal's, else ''
 * @param films origins of the films that explain the assistant's answers, separated by blanks; '' for the portal's
 * origin only
 * @param inline hashes of the pages' inline scripts and styles, as listed by the build (`host.json`); other files need none
 * @param reports URL to which browsers report violations of the policy; '' for none
 */
export function securityHeaders(
  api: string,
  films = '',
  inline: InlineHashes = {},
  reports = '',
): Record<string, string> {
  const policy = {
    // Counts for the web manifest, too, and for films of the portal's origin: each byte here is one of the first packets.
    'default-src': "'self'",
    'script-src': ["'self'", ...(inline['script-src'] ?? [])].join(' '),
    'style-src': ["'self'", EMPTY_STYLE, ...(inline['style-src'] ?? [])].join(' '),
    'img-src': "'self' data: blob:",
    ...(films ? { 'media-src': `'self' ${films}` } : {}),
    'connect-src': `'self' ${api}`.trim(),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Only these two Trusted Types policies may create HTML or a worker's address: the portal's (src/lib/trusted.ts)
    // and the sanitizer's.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'portal dompurify',
    ...(reports ? { 'report-to': REPORTS } : {}),
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Maps the endpoint's name to its URL (Reporting API, section 3.2).
    ...(reports ? { 'reporting-endpoints': `${REPORTS}="${reports}"` } : {}),
    // Separates the portal's window from its opener and from windows that it opens; no sign-in needs access to them.
    'cross-origin-opener-policy': 'same-origin',
    // Addresses contain search words, and once contained the ticket of a sign-in.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...apiHeaders,
  }
}
