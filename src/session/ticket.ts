import { auth } from '#api/auth.ts'
import { type Tokens } from '#api/session.ts'
import { call } from '#api/call/call.ts'
import { isPassing } from '#api/call/error.ts'
import { dropTicket, heldTicket, type Ticket } from './held-ticket.ts'
import { signIn } from './sign.ts'

/** Milliseconds until 请求超时: somebody stands and waits. */
const PATIENCE = 30_000

/** What the held ticket was exchanged for, until somebody is signed in by it: the city takes a ticket once. */
let given: Tokens | undefined
let underWay: Promise<void> | undefined

/**
 * Signs in by the held ticket, which is exchanged once: one call, however often this is asked meanwhile. After a passing failure the ticket is
 * still held and may be tried again; after a refusal it is gone.
 * @throws ApiError
 */
export function redeemTicket(): Promise<void> {
  underWay ??= redeem(heldTicket()).finally(() => (underWay = undefined))
  return underWay
}

async function redeem(ticket: Ticket | undefined): Promise<void> {
  if (!ticket) return
  try {
    given ??= await tokensFor(ticket)
    await signIn(given)
  } catch (error) {
    if (isPassing(error)) throw error
    drop()
    throw error
  }
  drop()
}

function drop(): void {
  given = undefined
  dropTicket()
}

function tokensFor({ site, token }: Ticket): Promise<Tokens> {
  const options = { quiet: true, limit: PATIENCE }
  return site === 'zwfw'
    ? call(auth.loginZwfw, { body: { zwfwToken: token } }, options)
    : call(auth.loginSso, { query: { code: token } }, options)
}
