import { type FieldError, words } from '#api/call/error.ts'
import { envelope } from './reply.ts'

/** A "no" of the city, thrown by a handler: HTTP status, returnCode and the envelope's data. */
export class Refusal extends Error {
  readonly status: number
  readonly returnCode: string
  readonly data: unknown

  constructor(status: number, returnCode: string, data: unknown) {
    super(typeof data === 'string' ? data : JSON.stringify(data))
    this.status = status
    this.returnCode = returnCode
    this.data = data
  }
}

function no(status: number, returnCode: string, data: unknown): never {
  throw new Refusal(status, returnCode, data)
}

/** The ways the city says no. Business refusals travel with HTTP 200 and a returnCode that does not start with 200. */
export const refuse = {
  /** A rule of the business: `refuse.rule('申报已截止，不能再提交')`. */
  rule: (message: string) => no(200, '400100', message),
  /** Fields that are wrong, each with its words. */
  fields: (errors: FieldError[]) => no(200, '400200', errors),
  /** One field that is wrong, with its words. */
  field: (field: string, errorMessage: string) => no(200, '400200', [{ field, errorMessage }]),
  /** The record is not there: `refuse.missing('政策')`. */
  missing: (what: string) => no(200, '404100', `${what}不存在或已删除`),
  /** What was sent cannot be read at all. */
  unreadable: (message: string) => no(400, '400000', message),
  /** No valid token. */
  unauthorized: () => no(401, '401000', '请先登录'),
  /** Signed in, but not allowed: somebody else's record, or a provider's call by another. */
  forbidden: (message = '没有权限查看或操作该内容') => no(403, '403000', message),
  /** The record has moved on since the version that was sent; `current` is what the city holds. */
  conflict: (current: unknown) =>
    no(409, '409000', { errorMessage: '内容已在别处更新，请核对后再提交', current }),
  /** An idempotency key that returns with another body. */
  reused: () => no(422, '422000', '幂等键已用于另一份内容'),
}

/** What is answered where something was thrown: a refusal says what it has to; anything else is an error of `at` itself. */
export function replyToError(at: string, error: unknown): Response {
  if (error instanceof Refusal) return envelope(error.status, error.returnCode, error.data)
  console.error(`mock ${at}:`, error)
  // What broke is the tester's to read, above, and nobody else's.
  return envelope(500, '500000', words.server)
}
