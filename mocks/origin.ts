import type { IncomingMessage } from 'node:http'

/** The inner name that a request is given where it does not say which host it was sent to. */
export const INNER_ORIGIN = 'http://city.local'

/**
 * The origin that a request was sent to, as its sender wrote it: what leads back to the portal starts with it. Undefined
 * where the host is missing or holds other characters than a host's, since it goes into texts and pictures.
 */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const host = headers.host ?? ''
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined
  const origin = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(origin) ? origin : undefined
}

/**
 * The origin that the portal is reached at, for what a handler writes on paper; undefined where the request did not say
 * it, since the inner name leads nowhere.
 */
export function portalOrigin({ url }: Pick<Request, 'url'>): string | undefined {
  const { origin } = new URL(url)
  return origin === INNER_ORIGIN ? undefined : origin
}
