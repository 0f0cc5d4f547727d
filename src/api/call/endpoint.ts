import type { StandardSchemaV1 as Schema } from '@standard-schema/spec'
import type { Changes, Kind } from '#api/effect.ts'

/** The names inside braces of a path: `'/a/{id}'` gives `'id'`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: anybody, a signed-in member, or anybody with the token sent along when there is one; `anonymous` is
 * anybody without a token, as signing in is.
 */
export type Access = 'open' | 'member' | 'optional' | 'anonymous'

/**
 * Where an answer may rest on the device: `shared` with its reader, and what a visitor has read with everybody; `reader`
 * the same, but a member's is of the enterprise it was asked for; `user` with the signed-in user only, by enterprise;
 * nowhere.
 */
export type Keep = 'shared' | 'reader' | 'user' | 'never'
/** The same, by what is asked where that is what matters: a question that holds a phone is nobody else's to read. */
type KeepBy = Keep | ((input: { query?: Record<string, unknown> }) => Keep)

/** What a file answer is declared as: `answer: 'blob'`. */
type Answer = Schema | 'blob'

interface Options {
  /** Overrides what the path says: `/ua/` is open, everything else needs a member (specification, section 6). */
  access?: Access
  /** Schema of the query string, after trimming. */
  query?: Schema
  /** Schema of the JSON body, after trimming; 'multipart' for a form with one `file`. */
  body?: Schema | 'multipart'
  /** Schema of the envelope's `data`, or 'blob' for a file. */
  answer: Answer
  /** Milliseconds until 请求超时; 300 s unless said (specification, section 9). */
  timeout?: number
  /**
   * Set where the call says how things shall stand, so that a later one is right without the earlier: `one` for one
   * thing, which its record names, `several` for more. The outbox lets a later wish pass a held one.
   */
  wish?: 'one' | 'several'
  /** Overrides where the answer may rest on the device. */
  keep?: KeepBy
}

/** What one endpoint's parts are made of; exists for the type checker only. */
interface Types {
  params: string
  query: unknown
  body: unknown
  data: unknown
  parsedQuery: unknown
  parsedBody: unknown
}

interface TypesOf<Path extends string, O extends Options> extends Types {
  params: ParamName<Path>
  query: O['query'] extends Schema ? Schema.InferInput<O['query']> : undefined
  parsedQuery: O['query'] extends Schema ? Schema.InferOutput<O['query']> : undefined
  body: O['body'] extends Schema
    ? Schema.InferInput<O['body']>
    : O['body'] extends 'multipart'
      ? FormData
      : undefined
  parsedBody: O['body'] extends Schema
    ? Schema.InferOutput<O['body']>
    : O['body'] extends 'multipart'
      ? FormData
      : undefined
  data: O['answer'] extends Schema ? Schema.InferOutput<O['answer']> : { blob: Blob; name: string }
}

/** One call of the contract, with everything that follows from its one line. */
export interface Endpoint<T extends Types = Types> {
  /** `area.key`, the name in query keys, the outbox and errors. */
  name: string
  method: Method
  path: string
  access: Access
  keep: KeepBy
  /** The kind of thing that it changes; missing for a call that never waits. */
  queue?: Kind
  effect?: (input: never) => Changes
  outcome?: (answer: never, call: { record: string }) => Changes
  wish: 'one' | 'several' | undefined
  timeout: number
  query: Schema | undefined
  body: Schema | 'multipart' | undefined
  answer: Answer
  /** Types only; never set. */
  readonly $?: T
}

/** A call as it is declared. */
interface Declared<T extends Types> extends Endpoint<T> {
  /**
   * Declares that the call may wait in the outbox for the network, and what it changes. Both functions are pure, of what
   * rests on the device: a call that an older version has kept is read by them as well.
   * @param kind of the things that it changes
   * @param effect returns what the call changes, from its input, while it waits
   * @param outcome returns what the city's answer says of the same things; left out where it says nothing of them
   */
  queued: <K extends Kind>(
    kind: K,
    effect: (input: InputOf<T> & { record: string }) => Changes<NoInfer<K>>,
    outcome?: (answer: T['data'], call: { record: string }) => Changes<NoInfer<K>>,
  ) => Endpoint<T>
}

type TypesIn<E extends Endpoint> = NonNullable<E['$']>

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

type InputOf<T extends Types> = ([T['params']] extends [never]
  ? { params?: undefined }
  : { params: Record<T['params'], string> }) &
  Part<'query', T['query']> &
  Part<'body', T['body']>

/** What a caller hands over: `{ params, query, body }`, each only where the endpoint has it. */
export type Input<E extends Endpoint> = InputOf<TypesIn<E>>

/** What a call answers with: the envelope's `data`, checked; `{ blob, name }` for a file. */
export type Data<E extends Endpoint> = TypesIn<E>['data']

/** What a handler of the call is given, after the contract's check of the request. */
export interface Parsed<E extends Endpoint> {
  params: Record<TypesIn<E>['params'], string>
  query: TypesIn<E>['parsedQuery']
  body: TypesIn<E>['parsedBody']
}

const REQUEST_TIMEOUT = 300_000

/**
 * Declares one call. `line` is `'METHOD /path/{param}'`, exactly as in the list of calls.
 * The name is given by `area`.
 */
export function endpoint<Line extends `${Method} /${string}`, const O extends Options>(
  line: Line,
  options: O,
): Line extends `${Method} ${infer Path}` ? Declared<TypesOf<Path, O>> : never {
  const [method, path] = line.split(' ') as [Method, string]
  const access = options.access ?? (path.includes('/ua/') ? 'open' : 'member')
  const readable = method === 'GET' && options.answer !== 'blob'
  const declared: Declared<Types> = {
    name: line,
    method,
    path,
    access,
    keep: options.keep ?? (!readable ? 'never' : access === 'member' ? 'user' : 'shared'),
    queued(queue, effect, outcome) {
      return Object.assign(this, { queue, effect, outcome })
    },
    wish: options.wish,
    timeout: options.timeout ?? REQUEST_TIMEOUT,
    query: options.query,
    body: options.body,
    answer: options.answer,
  }
  return declared as never
}

/** All endpoints that were declared, by name: how the outbox finds its call again after a restart. */
export const endpoints = new Map<string, Endpoint>()

/** Names the endpoints of one area: `area('policy', { list })` gives `list` the name `policy.list`. */
export function area<const E extends Record<string, Endpoint>>(name: string, declared: E): E {
  for (const [key, one] of Object.entries(declared)) {
    one.name = `${name}.${key}`
    endpoints.set(one.name, one)
  }
  return declared
}
