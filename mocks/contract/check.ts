import type { Endpoint } from '#api/call/endpoint.ts'
import { pathText } from '#mocks/checked.ts'
import { type Caller, sendCall } from './caller.ts'
import { fieldsIn, isNear, withAt, wrongAt } from './fields.ts'
import { type Fitting, firstId } from './fitting.ts'
import { judgeReply } from './judge.ts'

/** Result of one call. */
export interface Finding {
  endpoint: Endpoint
  /** Number of requests that were sent. */
  asked: number
  /** Deviations from the contract, in plain words. */
  deviations: string[]
  /** Reasons for which something was not checked. */
  notes: string[]
  /** Id of the first record that a fitting request has shown. */
  id?: string
}

/** Longest text of a wrong value in a query, so that the address stays within a gateway's limit. */
const LONG_QUERY = 'x'.repeat(6_000)
/** Most deviations reported of one call; the others are mostly of the same cause. */
const MOST = 12

/** Asks one call with a fitting request, without the token that it needs, and with misfitting requests. */
export async function checkCall(caller: Caller, fitting: Fitting): Promise<Finding> {
  const { endpoint, input } = fitting
  const finding: Finding = { endpoint, asked: 0, deviations: [], notes: [] }
  const deviate = (kind: string, words: string) => finding.deviations.push(`${kind}：${words}`)
  const send = async (kind: string, ...[what, how]: [Fitting['input'], Parameters<typeof sendCall>[3]?]) => {
    finding.asked += 1
    try {
      return await sendCall(caller, endpoint, what, how)
    } catch (error) {
      deviate(kind, `没有收到回复（${(error as Error).message}）`)
      return undefined
    }
  }
  const isMember = endpoint.access === 'member'
  if (isMember) {
    const reply = await send('不带令牌', input, { as: 'visitor' })
    if (reply && reply.status !== 401) deviate('不带令牌', `状态码应为 401，收到 ${String(reply.status)}`)
  }
  if (isMember && !caller.token) return { ...finding, notes: ['没有账号，只检查了不带令牌的请求'] }

  for (const [kind, wrong, path] of misfits(endpoint, input)) {
    const reply = await send(kind, wrong)
    if (!reply) continue
    const { refused, faults, fields } = await judgeReply(reply)
    if (!refused) deviate(kind, '被接受了，应拒绝')
    faults.forEach((fault) => deviate(kind, faultWords(fault)))
    if (refused && !faults.length && path && !fields.some((field) => isNear(field, path)))
      deviate(kind, `拒绝时没有指明字段 ${path.join('.')}`)
    if (finding.deviations.length >= MOST) return { ...finding, notes: ['偏差较多，其余未继续检查'] }
  }
  const reply = await send('正常请求', input)
  if (reply) await judgeFitting(fitting, reply, finding)
  return finding
}

/** Adds what a fitting request's answer has to say. */
async function judgeFitting(
  { endpoint, isForeign }: Fitting,
  reply: Response,
  finding: Finding,
): Promise<void> {
  const deviate = (words: string) => finding.deviations.push(`正常请求：${words}`)
  const { refused, faults, words } = await judgeReply(reply.clone())
  faults.forEach((fault) => deviate(faultWords(fault)))
  if (refused && !faults.length) {
    // A record of the example, or a write that this city's own state forbids, may be refused; an open read may not.
    if (isForeign || endpoint.method !== 'GET' || endpoint.access === 'member')
      finding.notes.push(`正常请求被拒绝，回复内容未检查：${words}`)
    else deviate(`应成功，却被拒绝：${words}`)
  }
  if (refused) return
  if (endpoint.answer === 'blob') {
    if (!reply.headers.get('content-disposition')?.includes('filename')) deviate('回复的文件没有文件名')
    return
  }
  const { data } = (await reply.json()) as { data: unknown }
  const { issues = [] } = await endpoint.answer['~standard'].validate(data)
  for (const { path = [], ...issue } of issues.slice(0, MOST)) {
    const { expected, received } = issue as { expected?: string; received?: string }
    const field = ['data', pathText(path)].filter(Boolean).join('.')
    if (received === 'undefined') deviate(`缺少字段 ${field}`)
    else deviate(`字段 ${field} 应为 ${expected ?? '约定的格式'}，收到 ${received ?? '其他内容'}`)
  }
  if (!reply.headers.has('date')) deviate('回复没有 Date 头，门户以它为准校时')
  const id = firstId(data)
  if (id !== undefined) finding.id = id
}

/** Lists misfitting requests: how each is called, its input, and the field at which it must be refused. */
function* misfits(
  endpoint: Endpoint,
  input: Fitting['input'],
): Generator<[string, Fitting['input'], string[]?]> {
  for (const { path, schema } of endpoint.query ? fieldsIn(endpoint.query) : []) {
    const [name] = path as [string]
    const wrong = schema.type === 'picklist' ? 'abc' : LONG_QUERY
    yield [
      `错误参数 ${name}=${wrong.slice(0, 10)}`,
      { ...input, query: { ...(input.query as object), [name]: wrong } },
      path,
    ]
  }
  if (!endpoint.body || endpoint.body === 'multipart') return
  for (const { path, schema, variant } of fieldsIn(endpoint.body)) {
    const [value] = wrongAt(path, schema.type)
    const body = withAt(Object.assign({}, input.body, variant), path, value)
    yield [`错误内容 ${path.join('.')}=${JSON.stringify(value) ?? ''}`, { ...input, body }, path]
  }
}

/** Returns the words for a defect of a refusal. */
function faultWords(fault: string): string {
  if (fault === 'no envelope') return '回复不是约定的 {returnCode, data}'
  if (fault === 'Latin words') return '拒绝的说明应为中文'
  return fault === 'too long or empty' ? '拒绝的说明为空或过长' : `服务器出错（${fault}）`
}
