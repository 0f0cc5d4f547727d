/**
 * What went wrong, as data:
 * - `network`: nothing came back. `timeout`: nothing came back in time. `captive`: a page came back where an answer was due.
 * - `cut`: the answer broke off. `foreign`: the answer is not the city's, since it has no envelope. `redirected`: the line
 *   led the call elsewhere, and it was not followed. None of these three says anything of what was asked.
 * - `unauthorized`: 401 and the refresh did not help. `notFound`, `server`: HTTP 404 and 5xx.
 * - `forbidden`: 403, this is not the person's to see or to do. `refused`: the city said no for another reason (a returnCode
 *   not starting with 200, or another 4xx). `conflict`: 409 or 412, the record has moved on.
 * - `contract`: the answer is not what was agreed. `aborted`: the person left the page.
 * - `fault`: our own code failed, before or after the call; nothing is said of the network.
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

/** The words of the specification's error catalogue (section 8), and ours where it has none. */
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

/** A refusal that belongs to one field of the form. `field` is a dotted path into the body, such as `materials.0.fileId`. */
export interface FieldError {
  field: string
  errorMessage: string
}

interface Details {
  status?: number
  fields?: FieldError[]
  /** What the server holds now, with a conflict. */
  current?: unknown
  /** Milliseconds that the server asked to wait (Retry-After). */
  retryAfter?: number
  /** True where the city says that there is no such record. */
  missing?: boolean
  /** For whoever mends it, such as `policy.list: records`. */
  detail?: string
  cause?: unknown
}

/** The one error of a call. Its message can be shown to a person as it is. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  readonly fields: FieldError[]
  readonly current: unknown
  readonly retryAfter: number | undefined
  /** The record is not there, or no more: asking again brings nothing. */
  readonly missing: boolean
  /** For whoever mends it; never part of the message. */
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

/** True where trying again later may work without anybody changing anything. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  // Tells the one thing that does not pass: what is too large for the line now is so the next time.
  if (passing.includes(error.kind)) return error.status !== 413
  return error.status === 408 || error.status === 429
}

/**
 * The text of a refusal, from the envelope's `data`: the string itself, the errorMessage of each item of
 * an array, or the errorMessage field (specification, section 8); `otherwise` where it says nothing.
 */
export function refusalText(data: unknown, otherwise: string = words.refused): string {
  if (typeof data === 'string' && data) return data
  if (Array.isArray(data)) {
    const texts = data.map((item: unknown) => messageOf(item)).filter(Boolean)
    if (texts.length) return texts.join('；')
  }
  return messageOf(data) || otherwise
}

/** The refusals that name their field. */
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
