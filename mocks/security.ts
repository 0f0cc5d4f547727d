/** Where the mock city's films would lie. */
export const FILMS = 'https://video.qiyefuwu.example'

/** What every answer of the city's API carries too: it is never taken for another kind of file, nor framed. */
export const apiHeaders = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }

/** Names the place that reports go to. */
const REPORTS = 'portal'

/** The hash of an empty style element. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** What a page holds itself and its policy must allow, by directive. */
export type InlineHashes = Partial<Record<'script-src' | 'style-src', string[]>>

/**
 * The headers that every answer of real hosting should carry. Fluent's style sheets are filled through the CSSOM,
 * so only the hash of an empty style element is allowed beside our own files.
 * @param api origin of the city's API when it is not our own, '' otherwise
 * @param films origins, with a blank between them, of the films that explain the assistant's answers; '' for ours alone
 * @param inline the hashes of what stands in a page itself, as the build lists them (`host.json`)
 * @param reports where browsers report what the policy has refused; '' for nowhere
 */
export function securityHeaders(
  api: string,
  films = FILMS,
  inline: InlineHashes = {},
  reports = '',
): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...(inline['script-src'] ?? [])].join(' '),
    'style-src': ["'self'", EMPTY_STYLE, ...(inline['style-src'] ?? [])].join(' '),
    'img-src': "'self' data: blob:",
    'media-src': `'self' ${films}`.trim(),
    'connect-src': `'self' ${api}`.trim(),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Nothing but a policy's word becomes HTML or a worker's address: ours (src/lib/trusted.ts) and the sanitizer's.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'portal dompurify',
    ...(reports ? { 'report-to': REPORTS } : {}),
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    // Names where to (Reporting API, section 3.2).
    ...(reports ? { 'reporting-endpoints': `${REPORTS}="${reports}"` } : {}),
    // Keeps whoever opened the portal, or was opened by it, from reaching into its window: no sign-in needs that.
    'cross-origin-opener-policy': 'same-origin',
    // An address says what somebody searched for, and once held the ticket of a sign-in.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...apiHeaders,
  }
}
