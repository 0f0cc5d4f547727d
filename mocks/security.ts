/**
 * The headers that every answer of real hosting should carry. Fluent's style sheets are filled through the CSSOM,
 * so only the hash of an empty style element is allowed beside our own files.
 * @param api origin of the city's API when it is not our own, '' otherwise
 */
export function securityHeaders(api: string): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'img-src': "'self' data: blob:",
    // Films that explain an answer lie with whoever hosts them.
    'media-src': "'self' https:",
    'connect-src': `'self' ${api}`.trim(),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-content-type-options': 'nosniff',
  }
}
