import type { IncomingMessage } from 'node:http'

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
