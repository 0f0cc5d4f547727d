/** Origin of a request without a valid host. */
export const INNER_ORIGIN = 'http://city.local'

/**
 * Returns the portal's origin for links in documents that a handler writes; undefined where the request did not carry
 * it, because the inner origin leads nowhere.
 */
export function portalOrigin({ url }: Pick<Request, 'url'>): string | undefined {
  const { origin } = new URL(url)
  return origin === INNER_ORIGIN ? undefined : origin
}
