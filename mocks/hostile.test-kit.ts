import { type Endpoint, endpoints } from '#api/call/endpoint.ts'
import { pathOf } from '#api/call/request.ts'
import { resetWorld, worldOf } from './world.ts'
import { respond } from './server.ts'

/** A value of a request and where it stands: `['body', 'materials', '0', 'size']`. */
interface Place {
  path: string[]
  schema: Inside
  /** What says that the request is of the form that has this place, where there are several: `{ action: 'urge' }`. */
  of?: Record<string, unknown>
}

interface Inside {
  kind: string
  type: string
  pipe?: Inside[]
  wrapped?: Inside
  entries?: Record<string, Inside>
  options?: Inside[]
  item?: Inside
  /** What tells the forms of a variant apart, and its word for one. */
  key?: string
  literal?: unknown
}

/** Every endpoint of the contract, by name. */
export const everyEndpoint = [...endpoints.values()]

/** Every field of a schema, with those inside it; of a list its first entry. */
export function placesIn(schema: unknown, path: string[] = []): Place[] {
  const { pipe, wrapped, entries, options, item } = schema as Inside
  // A schema before the last one of a pipe only looks at the value.
  const last = pipe?.findLast((one) => one.kind === 'schema')
  if (last) return placesIn(last, path)
  if (wrapped) return placesIn(wrapped, path)
  const inside = [
    ...Object.entries(entries ?? {}).flatMap(([key, one]) => placesIn(one, [...path, key])),
    ...((schema as Inside).type === 'variant'
      ? (options ?? []).flatMap((one) => placesOf(schema as Inside, one, path))
      : []),
    ...(item ? placesIn(item, [...path, '0']) : []),
  ]
  return [...(path.length ? [{ path, schema: schema as Inside }] : []), ...inside]
}

/** The places of one form of a variant, each with what says that it is this form; the one that needs no word says none. */
function placesOf({ key = '' }: Inside, form: Inside, path: string[]): Place[] {
  const { literal, type, options } = form.entries?.[key] ?? {}
  const word = type === 'picklist' ? options?.[0] : literal
  const places = placesIn(form, path)
  return word === undefined || path.length ? places : places.map((one) => ({ ...one, of: { [key]: word } }))
}

/** A new city of its own for one test file, so that hostile calls spoil nobody's. */
export function hostileWorld(name: string) {
  resetWorld(name, 'default', 1)
  const token = worldOf(name).grant('u-enterprise').access_token
  return async (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    asked: { id?: string; search?: string; body?: BodyInit },
  ) => {
    const path = pathOf(
      endpoint.path,
      Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key!, asked.id ?? 'x-1']),
      ),
    )
    return await judged(
      await respond(
        new Request(`http://city.local${path}${asked.search ?? ''}`, {
          method: endpoint.method,
          headers: {
            'x-mock-world': name,
            authorization: `Bearer ${token}`,
            enid: 'en-chengyue',
            'content-type': 'application/json',
          },
          ...(asked.body === undefined || endpoint.method === 'GET' ? {} : { body: asked.body }),
        }),
      ),
    )
  }
}
export type Ask = ReturnType<typeof hostileWorld>

/** What an answer says, as far as a caller can rely on it. */
interface Judged {
  status: number
  refused: boolean
  fields: string[]
  /** Its words, '' for a success. */
  words: string
  /** What is wrong with the refusal itself. */
  faults: string[]
}

/** Words in Latin letters that are Chinese usage. */
const usual = /JSON|PDF|Word|Excel|JPG|PNG|ZIP|MB|api|http:\/\/|https:\/\//g

/** Reads an answer and judges how it refuses: in Chinese, short, enveloped, never as a fault of the city's. */
export async function judged(reply: Response): Promise<Judged> {
  const { status } = reply
  if (reply.headers.has('content-disposition'))
    return { status, refused: false, fields: [], words: '', faults: [] }
  const text = await reply.text()
  const envelope = readEnvelope(text)
  if (!envelope)
    return { status, refused: true, fields: [], words: text.slice(0, 200), faults: ['no envelope'] }
  const { returnCode, data } = envelope
  const refused = status !== 200 || !returnCode.startsWith('200')
  if (!refused) return { status, refused, fields: [], words: '', faults: [] }
  const told = Array.isArray(data) ? (data as { field: string; errorMessage: string }[]) : []
  const messages = told.length ? told.map((one) => one.errorMessage) : [wordsOf(data)]
  const faults = [
    status >= 500 && `status ${String(status)}`,
    ...messages.map((one) => /[A-Za-z]/.test(one.replace(usual, '')) && 'Latin words'),
    messages.some((one) => !one || one.length > 200) && 'too long or empty',
  ].filter((one) => one !== false)
  return {
    status,
    refused,
    fields: told.map((one) => one.field),
    words: messages.join('；').slice(0, 300),
    faults,
  }
}

function readEnvelope(text: string): { returnCode: string; data: unknown } | undefined {
  try {
    const parsed = JSON.parse(text) as { returnCode?: unknown; data?: unknown }
    return typeof parsed.returnCode === 'string'
      ? { returnCode: parsed.returnCode, data: parsed.data }
      : undefined
  } catch {
    return undefined
  }
}

const wordsOf = (data: unknown): string => {
  if (typeof data === 'string') return data
  return typeof data === 'object' && data && 'errorMessage' in data ? String(data.errorMessage) : ''
}

/** A copy of a value with another one put at a path; what is missing on the way becomes an object or a list. */
export function withAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put
  const isPlace = key === '0'
  const whole = (
    typeof value === 'object' && value !== null ? structuredClone(value) : isPlace ? [] : {}
  ) as Record<string, unknown>
  whole[key] = withAt(whole[key], rest, put)
  return whole
}
