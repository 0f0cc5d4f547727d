/**
 * Kinds of errors:
 * - `network`: no answer. `timeout`: no answer in time. `captive`: an HTML page in place of an answer.
 * - `cut`: an incomplete answer. `foreign`: an answer without the city's envelope. `redirected`: a redirect, which was
 *   not followed. None of these three tells the result of the request.
 * - `unauthorized`: 401, and the renewal did not help. `notFound`, `server`: HTTP 404 and 5xx.
 * - `forbidden`: 403, the person may not see or do this. `refused`: the city refused for another reason (a returnCode
 *   that does not start with 200, or another 4xx). `conflict`: 409 or 412, the record has changed since.
 * - `contract`: the answer does not match the contract. `aborted`: the person left the page.
 * - `fault`: our own code failed before or after the call; tells nothing about the network.
 */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'captive'
  | 'cut'
  | 'foreign'
  | 'redirected'
  | 'unauthorized'
  | 'notFound'
  | 'server'
  | 'forbidden'
  | 'refused'
  | 'conflict'
  | 'contract'
  | 'aborted'
  | 'fault'

/** Messages of the specification's error catalogue (section 8), and our own where the catalogue has none. */
export const words = {
  network: '服务器连接失败',
  timeout: '请求超时',
  captive: '当前网络需要上网认证，请先完成认证',
  cut: '收到的回复不完整',
  foreign: '收到的不是市平台的回复',
  redirected: '请求被网络重定向',
  unauthorized: '登录已过期，请重新登录',
  notFound: 'api地址不存在',
  server: '服务器内部错误',
  forbidden: '无权查看或操作该内容',
  refused: '请求未通过',
  conflict: '内容已在别处更新',
  contract: '服务返回的数据有误，请稍后重试',
  aborted: '已取消',
  fault: '页面出现问题',
} satisfies Record<ErrorKind, string>

/** A refusal of one field of the form. `field` is a dotted path into the body, such as `materials.0.fileId`. */
export interface FieldError {
  field: string
  errorMessage: string
}

interface Details {
  status?: number
  fields?: FieldError[]
  /** The server's current record, with a conflict. */
  current?: unknown
  /** Milliseconds to wait, requested by the server (Retry-After). */
  retryAfter?: number
  /** True if the city says that the record does not exist. */
  missing?: boolean
  /** Detail for developers, such as `policy.list: records`. */
  detail?: string
  cause?: unknown
}

/** The only error type of a call. Its message can be shown to a person. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly fields: FieldError[]
  readonly current: unknown
  readonly retryAfter: number | undefined
  /** True if the record does not exist or was removed, so that a retry is useless. */
  readonly missing: boolean
  /** Detail for developers; never part of the message. */
  readonly detail: string | undefined

  constructor(kind: ErrorKind, message: string = words[kind], details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status ?? 0
    this.fields = details.fields ?? []
    this.current = details.current
    this.retryAfter = details.retryAfter
    this.missing = details.missing ?? false
    this.detail = details.detail
  }
}

const passing: readonly ErrorKind[] = [
  'network',
  'timeout',
  'captive',
  'cut',
  'foreign',
  'redirected',
  'server',
]

/** Checks if a later retry may succeed without any change by the person. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  // Excludes 413: a request that is too large stays too large.
  if (passing.includes(error.kind)) return error.status !== 413
  return error.status === 408 || error.status === 429
}

/**
 * Returns the text of a refusal from the envelope's `data`: the string itself, the errorMessage of each item of an
 * array, or the errorMessage field (specification, section 8); `otherwise` if there is no text.
 */
export function refusalText(data: unknown, otherwise: string = words.refused): string {
  if (typeof data === 'string' && data) return data
  if (Array.isArray(data)) {
    const texts = data.map((item: unknown) => messageOf(item)).filter(Boolean)
    if (texts.length) return texts.join('；')
  }
  return messageOf(data) || otherwise
}

/** Returns the refusals that name a field. */
export function fieldErrors(data: unknown): FieldError[] {
  if (!Array.isArray(data)) return []
  return data.flatMap((item: unknown) => {
    const field = typeof item === 'object' && item && 'field' in item ? item.field : undefined
    return typeof field === 'string' ? [{ field, errorMessage: messageOf(item) }] : []
  })
}

function messageOf(value: unknown): string {
  if (typeof value !== 'object' || !value || !('errorMessage' in value)) return ''
  return typeof value.errorMessage === 'string' ? value.errorMessage : ''
}
