import { parseArgs } from 'node:util'
import { auth } from '#api/auth.ts'
import { type Caller, sendCall } from './caller.ts'
import { checkCall, type Finding } from './check.ts'
import { type Fitting, fittingCalls, withOwnId } from './fitting.ts'
import { acting, idsFrom } from './ids.data.ts'

type Settings = Record<string, string | undefined>

const options = { write: { type: 'boolean' }, only: { type: 'string', default: '' } } as const

/**
 * Asks every call of an API, and prints each with what deviates from the contract.
 * @param words address of the API, `--write` to ask also what changes something, and `--only` with
 * the beginning of a call's name to ask some alone
 * @param settings `TOKEN` (access token) or `ZWFW_TOKEN` (ticket of the government site) of the account that asks,
 * `ENTERPRISE` (id; the account's first one by default), `MOCK_WORLD`
 * @param print receives each line
 * @returns the number of calls that deviate
 * @throws Error with a message for people
 */
export async function runContract(
  words: string[],
  settings: Settings,
  print: (line: string) => void,
): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const base = (positionals[0] ?? '').replace(/\/+$/, '')
  if (!/^https?:\/\//.test(base) || !URL.canParse(base))
    throw new Error('请写明接口的完整网址，例如：npm run contract -- https://api.city.example')
  const caller = await signIn(base, settings)
  print(caller.token ? '已登录，检查会员接口' : '没有设置 TOKEN 或 ZWFW_TOKEN，会员接口只检查不带令牌的请求')

  const shown = new Map<string, string>()
  const tally = { fits: 0, deviates: 0, skipped: 0 }
  const calls = fittingCalls().filter(({ endpoint }) => endpoint.name.startsWith(values.only))
  for (const fitting of inOrder(calls)) {
    const { endpoint } = fitting
    if (isWrite(fitting) && !values.write) {
      tally.skipped += 1
      print(lineOf('-', fitting))
      continue
    }
    const finding = await checkCall(caller, withOwnId(fitting, shown))
    if (finding.id !== undefined) shown.set(endpoint.name, finding.id)
    tally[finding.deviations.length ? 'deviates' : 'fits'] += 1
    printFinding(finding, fitting, print)
  }
  print('')
  print(
    `共 ${String(calls.length)} 个调用：符合 ${String(tally.fits)}，有偏差 ${String(tally.deviates)}，未检查 ${String(tally.skipped)}`,
  )
  if (tally.skipped) print('未检查的调用（-）会改动数据，加 --write 才会请求，请只对测试环境使用')
  return tally.deviates
}

const isWrite = ({ endpoint: { method, name } }: Fitting) => method !== 'GET' || acting.includes(name)

/** Puts lists before the records that they show, and reads before writes, which change what is read. */
function inOrder(all: Fitting[]): Fitting[] {
  const rank = (one: Fitting) => (isWrite(one) ? 2 : one.endpoint.name in idsFrom ? 1 : 0)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

const lineOf = (mark: string, { endpoint: { name, method, path } }: Pick<Fitting, 'endpoint'>) =>
  `${mark} ${name.padEnd(26)} ${method} ${path}`

function printFinding({ deviations, notes }: Finding, fitting: Fitting, print: (line: string) => void): void {
  print(lineOf(deviations.length ? '✗' : '✓', fitting))
  for (const one of deviations) print(`    ${one}`)
  for (const one of notes) print(`    （${one}）`)
}

/** Signs the account of the settings in. @throws Error where the city refuses */
async function signIn(base: string, settings: Settings): Promise<Caller> {
  const { TOKEN, ZWFW_TOKEN, ENTERPRISE, MOCK_WORLD } = settings
  const visitor: Caller = { base, enId: '', headers: MOCK_WORLD ? { 'x-mock-world': MOCK_WORLD } : {} }
  const token = TOKEN ?? (ZWFW_TOKEN && (await tokenFor(visitor, ZWFW_TOKEN)))
  if (!token) return visitor
  const member = { ...visitor, token }
  const { ens } = (await dataOf(await sendCall(member, auth.currentUser, {}), '查询当前用户')) as {
    ens?: { enId?: string }[]
  }
  return { ...member, enId: ENTERPRISE ?? ens?.[0]?.enId ?? '' }
}

async function tokenFor(visitor: Caller, zwfwToken: string): Promise<string> {
  const reply = await sendCall(visitor, auth.loginZwfw, { body: { zwfwToken } })
  return ((await dataOf(reply, '登录')) as { access_token: string }).access_token
}

async function dataOf(reply: Response, what: string): Promise<unknown> {
  const text = await reply.text()
  try {
    const { returnCode, data } = JSON.parse(text) as { returnCode: string; data: unknown }
    if (returnCode.startsWith('200')) return data
  } catch {}
  throw new Error(`${what}没有成功（${String(reply.status)}）：${text.slice(0, 200)}`)
}
