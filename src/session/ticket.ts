import { auth, type Tokens } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { isPassing } from '#api/call/error.ts'
import { signIn } from './sign.ts'

/** What another site sends somebody here with, to be signed in by: good for one try. */
export interface Ticket {
  /** zwfw: 政务服务网. sso: the second single sign-on. */
  site: 'zwfw' | 'sso'
  token: string
}

/** Milliseconds until 请求超时: somebody stands and waits. */
const PATIENCE = 30_000

let held: Ticket | undefined
let underWay: Promise<void> | undefined

/** Takes over what `public/first.js` found in the address (`?zwfwToken=`, `?code=`) and took out of it. */
export function takeTicket(): void {
  held = globalThis.portalTicket
  globalThis.portalTicket = undefined
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
