import type { StandardSchemaV1 as Schema } from '@standard-schema/spec'
import type { Changes, Kind } from '#api/effect.ts'

/** Names inside the braces of a path: `'/a/{id}'` gives `'id'`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Access to a call: anybody, a signed-in member, or anybody with the token sent along if there is one; `anonymous` is
 * anybody and no token, as for signing in.
 */
export type Access = 'open' | 'member' | 'optional' | 'anonymous'

/**
 * Scope of a cached answer on the device. `shared`: per reader, and a visitor's answers for everybody; `reader`: the
 * same, but a member's answers per enterprise; `user`: for the signed-in user only, per enterprise; `never`: not
 * cached.
 */
export type Keep = 'shared' | 'reader' | 'user' | 'never'
/** A scope, or a function that derives it from the input: a query that contains a phone number must stay private. */
type KeepBy = Keep | ((input: { query?: Record<string, unknown> }) => Keep)

/** Declaration of an answer; `answer: 'blob'` for a file. */
type Answer = Schema | 'blob'

interface Options {
  /**
   * Overrides the access derived from the path: `/ua/` is open, everything else needs a member (specification, section
   * 6).
   */
  access?: Access
  /** Schema of the query string, after trimming. */
  query?: Schema
  /** Schema of the JSON body, after trimming; 'multipart' for a form with one `file`. */
  body?: Schema | 'multipart'
  /** Schema of the envelope's `data`, or 'blob' for a file. */
  answer: Answer
  /** Milliseconds until 请求超时; 300 s by default (specification, section 9). */
  timeout?: number
  /**
   * Set if the call states a wanted end state, so that a later call is right without the earlier one: `one` for one
   * thing, named by the call's record, `several` for more. The outbox lets a later wish overtake a held one.
   */
  wish?: 'one' | 'several'
  /** Overrides the cache scope of the answer on the device. */
  keep?: KeepBy
}

/** Types of one endpoint's parts; exists for the type checker only. */
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

/** A call of the contract, with everything derived from its declaration. */
export interface Endpoint<T extends Types = Types> {
  /** Name in query keys, the outbox and errors: `area.key`. */
  name: string
  method: Method
  path: string
  access: Access
  keep: KeepBy
  /** Kind of thing that the call changes; missing for a call that never waits in the outbox. */
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

/** A call under declaration. */
interface Declared<T extends Types> extends Endpoint<T> {
  /**
   * Declares that the call may wait in the outbox, and its effect. Both functions are pure and depend only on stored
   * data, because they also read calls queued by an older version.
   * @param kind of the things that the call changes
   * @param effect returns the call's changes from its input, while the call waits
   * @param outcome returns the changes stated by the city's answer; left out if the answer states none
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

/** Input of a call: `{ params, query, body }`, each only if the endpoint has it. */
export type Input<E extends Endpoint> = InputOf<TypesIn<E>>

/** Answer of a call: the envelope's `data`, validated; `{ blob, name }` for a file. */
export type Data<E extends Endpoint> = TypesIn<E>['data']

/** Input of a call's handler, after the contract has validated the request. */
export interface Parsed<E extends Endpoint> {
  params: Record<TypesIn<E>['params'], string>
  query: TypesIn<E>['parsedQuery']
  body: TypesIn<E>['parsedBody']
}

const REQUEST_TIMEOUT = 300_000

/** Declares a call. `line` is `'METHOD /path/{param}'`, exactly as in the list of calls. `area` sets the name. */
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

/** All declared endpoints by name, so that the outbox finds its call again after a restart. */
export const endpoints = new Map<string, Endpoint>()

/** Names the endpoints of one area: `area('policy', { list })` gives `list` the name `policy.list`. */
export function area<const E extends Record<string, Endpoint>>(name: string, declared: E): E {
  for (const [key, one] of Object.entries(declared)) {
    one.name = `${name}.${key}`
    endpoints.set(one.name, one)
  }
  return declared
}
