import { type Endpoint, endpoints } from '#api/call/endpoint.ts'
import { pathOf } from '#api/call/request.ts'
import { resetWorld, worldOf } from './world.ts'
import { respond } from './server.ts'

/** One field of a request with its path: `['body', 'materials', '0', 'size']`. */
interface RequestField {
  path: string[]
  schema: SchemaNode
  /** Fields that select the variant containing this one, where there are several: `{ action: 'urge' }`. */
  variant?: Record<string, unknown>
}

interface SchemaNode {
  kind: string
  type: string
  pipe?: SchemaNode[]
  wrapped?: SchemaNode
  entries?: Record<string, SchemaNode>
  options?: SchemaNode[]
  item?: SchemaNode
  /** Field that distinguishes the forms of a variant, and its value for one of them. */
  key?: string
  literal?: unknown
}

/** Every endpoint of the contract, by name. */
export const everyEndpoint = [...endpoints.values()]

/** Lists every field of a schema, with the fields inside it; for a list, those of its first entry. */
export function fieldsIn(schema: unknown, path: string[] = []): RequestField[] {
  const { pipe, wrapped, entries, options, item } = schema as SchemaNode
  // The last schema of a pipe describes the value; the earlier ones only check it.
  const last = pipe?.findLast((one) => one.kind === 'schema')
  if (last) return fieldsIn(last, path)
  if (wrapped) return fieldsIn(wrapped, path)
  const inside = [
    ...Object.entries(entries ?? {}).flatMap(([key, one]) => fieldsIn(one, [...path, key])),
    ...((schema as SchemaNode).type === 'variant'
      ? (options ?? []).flatMap((one) => variantFields(schema as SchemaNode, one, path))
      : []),
    ...(item ? fieldsIn(item, [...path, '0']) : []),
  ]
  return [...(path.length ? [{ path, schema: schema as SchemaNode }] : []), ...inside]
}

/**
 * Lists the fields of one form of a variant, each with the value that selects this form; a form selected by no value
 * carries none.
 */
function variantFields({ key = '' }: SchemaNode, form: SchemaNode, path: string[]): RequestField[] {
  const { literal, type, options } = form.entries?.[key] ?? {}
  const word = type === 'picklist' ? options?.[0] : literal
  const fields = fieldsIn(form, path)
  return word === undefined || path.length
    ? fields
    : fields.map((one) => ({ ...one, variant: { [key]: word } }))
}

/**
 * Creates a world for one test file, so that hostile calls damage no other test. Returns a function that sends a call
 * and judges its answer.
 */
export function hostileWorld(name: string) {
  resetWorld(name, 'default', 1)
  const token = worldOf(name).grant('u-enterprise').access_token
  return async (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    input: { id?: string; search?: string; body?: BodyInit },
  ) => {
    const path = pathOf(
      endpoint.path,
      Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key!, input.id ?? 'x-1']),
      ),
    )
    return await judgeReply(
      await respond(
        new Request(`http://city.local${path}${input.search ?? ''}`, {
          method: endpoint.method,
          headers: {
            'x-mock-world': name,
            authorization: `Bearer ${token}`,
            enid: 'en-chengyue',
            'content-type': 'application/json',
          },
          ...(input.body === undefined || endpoint.method === 'GET' ? {} : { body: input.body }),
        }),
      ),
    )
  }
}
export type Ask = ReturnType<typeof hostileWorld>

/** Facts of an answer on which a caller can rely. */
interface Verdict {
  status: number
  refused: boolean
  fields: string[]
  /** Message of a refusal; '' for a success. */
  words: string
  /** Defects of the refusal itself. */
  faults: string[]
}

/** Latin words that are common in Chinese text. */
const allowedLatin = /JSON|PDF|Word|Excel|JPG|PNG|ZIP|MB|api|http:\/\/|https:\/\//g

/** Reads an answer and checks its refusal: in Chinese, short, in the envelope, and never a server error. */
export async function judgeReply(reply: Response): Promise<Verdict> {
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
  const fieldErrors = Array.isArray(data) ? (data as { field: string; errorMessage: string }[]) : []
  const messages = fieldErrors.length ? fieldErrors.map((one) => one.errorMessage) : [wordsOf(data)]
  const faults = [
    status >= 500 && `status ${String(status)}`,
    ...messages.map((one) => /[A-Za-z]/.test(one.replace(allowedLatin, '')) && 'Latin words'),
    messages.some((one) => !one || one.length > 200) && 'too long or empty',
  ].filter((one) => one !== false)
  return {
    status,
    refused,
    fields: fieldErrors.map((one) => one.field),
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

/** Returns a copy of a value with another value put at a path; missing parents become objects or lists. */
export function withAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put
  const isPlace = key === '0'
  const whole = (
    typeof value === 'object' && value !== null ? structuredClone(value) : isPlace ? [] : {}
  ) as Record<string, unknown>
  whole[key] = withAt(whole[key], rest, put)
  return whole
}
