import type { IncomingMessage } from 'node:http'

/** Origin of a request without a valid host. */
export const INNER_ORIGIN = 'http://city.local'

/**
 * Returns the origin of a request as its sender wrote it, for links back to the portal. Returns undefined where the
 * host is missing or holds characters that no host has, because the origin is written into texts and pictures.
 */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const host = headers.host ?? ''
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined
  const origin = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(origin) ? origin : undefined
}

/**
 * Returns the portal's origin for links in documents that a handler writes; undefined where the request did not carry
 * it, because the inner origin leads nowhere.
 */
export function portalOrigin({ url }: Pick<Request, 'url'>): string | undefined {
  const { origin } = new URL(url)
  return origin === INNER_ORIGIN ? undefined : origin
}
