import type { JournalEntry } from '#mocks/city.ts'

/** Returns a text in single quotes of the shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns a call as a line for curl; the body of an upload is left out, because it holds bytes. */
export function curlOf(
  { method, path, enId, idempotencyKey, detail }: JournalEntry,
  world: string,
  origin: string,
): string {
  const { search = '', token, contentType, sent } = detail ?? {}
  const headers = {
    'x-mock-world': world,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(enId ? { enid: enId } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(sent && contentType ? { 'content-type': contentType } : {}),
  }
  return [
    `curl -X ${method} ${quoted(origin + path + search)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(sent?.isWhole && !sent.isBinary && sent.text ? [`--data-raw ${quoted(sent.text)}`] : []),
  ].join(' \\\n  ')
}
