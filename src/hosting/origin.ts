import type { IncomingMessage } from 'node:http'

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
