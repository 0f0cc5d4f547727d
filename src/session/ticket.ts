import { auth, type Tokens } from '#api/auth.ts'
import { call } from '#api/call.ts'
import { isPassing } from '#api/error.ts'
import { signIn } from './sign.ts'

/** What another site sends somebody here with, to be signed in by: good for one try. */
export interface Ticket {
  /** zwfw: 政务服务网. sso: the second single sign-on. */
  site: 'zwfw' | 'sso'
  token: string
}

/** Where the other sites lead to. */
const ARRIVAL = /^\/auth\/login\/?$/
/** Milliseconds until 请求超时: somebody stands and waits. */
const PATIENCE = 30_000

let held: Ticket | undefined
let underWay: Promise<void> | undefined

/**
 * Takes `?zwfwToken=` or `?code=` out of the address, so that it stays in no history, bookmark or screenshot, and holds
 * it in memory. Read from the address as it is: the router would take a token of digits for a number.
 */
export function takeTicket(): void {
  const { pathname, searchParams, hash } = new URL(location.href)
  if (!ARRIVAL.test(pathname)) return
  const [zwfw, sso] = [searchParams.get('zwfwToken'), searchParams.get('code')]
  if (zwfw === null && sso === null) return
  if (zwfw) held = { site: 'zwfw', token: zwfw }
  else if (sso) held = { site: 'sso', token: sso }
  searchParams.delete('zwfwToken')
  searchParams.delete('code')
  const rest = searchParams.toString()
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + hash)
}

/** The ticket that somebody came with; undefined once it is used up or dropped. */
export const heldTicket = (): Ticket | undefined => held

/** The person goes another way. */
export function dropTicket(): void {
  held = undefined
}

/**
 * Signs in by the held ticket: one call, however often this is asked meanwhile. After a passing failure the ticket is
 * still held and may be tried again; after a refusal it is gone.
 * @throws ApiError
 */
export function redeemTicket(): Promise<void> {
  underWay ??= redeem(held).finally(() => (underWay = undefined))
  return underWay
}

async function redeem(ticket: Ticket | undefined): Promise<void> {
  if (!ticket) return
  try {
    await signIn(await tokensFor(ticket))
    held = undefined
  } catch (error) {
    if (!isPassing(error)) held = undefined
    throw error
  }
}

function tokensFor({ site, token }: Ticket): Promise<Tokens> {
  const options = { quiet: true, limit: PATIENCE }
  return site === 'zwfw'
    ? call(auth.loginZwfw, { body: { zwfwToken: token } }, options)
    : call(auth.loginSso, { query: { code: token } }, options)
}
