import { auth } from '#api/auth.ts'
import { type Tokens } from '#api/session.ts'
import { call } from '#api/call/call.ts'
import { isTransient } from '#api/call/error.ts'
import { dropTicket, heldTicket, type Ticket } from './held-ticket.ts'
import { signIn } from './sign.ts'

/** Timeout of the calls in milliseconds, then 请求超时: a person is waiting. */
const TIMEOUT = 30_000

/**
 * Tokens that the held ticket was exchanged for, kept until the sign-in succeeds, because the city accepts a
 * ticket once.
 */
let tokens: Tokens | undefined
let pending: Promise<void> | undefined

/**
 * Signs in with the held ticket; concurrent calls share one exchange. A temporary failure keeps the ticket
 * for another try, a refusal drops it.
 * @throws ApiError
 */
export function redeemTicket(): Promise<void> {
  pending ??= redeem(heldTicket()).finally(() => (pending = undefined))
  return pending
}

async function redeem(ticket: Ticket | undefined): Promise<void> {
  if (!ticket) return
  try {
    tokens ??= await tokensFor(ticket)
    await signIn(tokens)
  } catch (error) {
    if (isTransient(error)) throw error
    reset()
    throw error
  }
  reset()
}

function reset(): void {
  tokens = undefined
  dropTicket()
}

function tokensFor({ site, token }: Ticket): Promise<Tokens> {
  const options = { quiet: true, limit: TIMEOUT }
  return site === 'zwfw'
    ? call(auth.loginZwfw, { body: { zwfwToken: token } }, options)
    : call(auth.loginSso, { query: { code: token } }, options)
}
