import { type FieldError, words } from '#api/call/error.ts'
import { envelope } from './reply.ts'

/** A refusal by the city, thrown by a handler: HTTP status, returnCode and data of the envelope. */
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

function throwRefusal(status: number, returnCode: string, data: unknown): never {
  throw new Refusal(status, returnCode, data)
}

/** Throws the city's refusals. Business refusals have HTTP 200 and a returnCode that does not start with 200. */
export const refuse = {
  /** Refuses by a business rule: `refuse.rule('申报已截止，不能再提交')`. */
  rule: (message: string) => throwRefusal(200, '400100', message),
  /** Refuses invalid fields, each with its message. */
  fields: (errors: FieldError[]) => throwRefusal(200, '400200', errors),
  /** Refuses one invalid field with its message. */
  field: (field: string, errorMessage: string) => throwRefusal(200, '400200', [{ field, errorMessage }]),
  /** Refuses because the record does not exist: `refuse.missing('政策')`. */
  missing: (what: string) => throwRefusal(200, '404100', `${what}不存在或已删除`),
  /** Refuses a request that cannot be parsed. */
  unreadable: (message: string) => throwRefusal(400, '400000', message),
  /** Refuses a call without a valid token. */
  unauthorized: () => throwRefusal(401, '401000', '请先登录'),
  /**
   * Refuses a signed-in user without the right: another person's record, or a provider's call by a user who is none.
   */
  forbidden: (message = '没有权限查看或操作该内容') => throwRefusal(403, '403000', message),
  /** Refuses a version that is no longer current; `current` is the city's record. */
  conflict: (current: unknown) =>
    throwRefusal(409, '409000', { errorMessage: '内容已在别处更新，请核对后再提交', current }),
  /** Refuses an idempotency key that was used with another body. */
  reused: () => throwRefusal(422, '422000', '幂等键已用于另一份内容'),
}

/**
 * Returns the reply to a thrown error: the envelope of a refusal, or a server error for anything else. `at` names the
 * call in the log.
 */
export function replyToError(at: string, error: unknown): Response {
  if (error instanceof Refusal) return envelope(error.status, error.returnCode, error.data)
  console.error(`mock ${at}:`, error)
  // The error is logged above for the tester, and the caller gets no details.
  return envelope(500, '500000', words.server)
}
