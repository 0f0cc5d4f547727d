import { binding, type Binding } from '#api/binding.ts'
import { call } from '#api/call/call.ts'
import { queryClient } from '#api/call/client.ts'
import type { Input } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import { cleanLine } from '#lib/clean.ts'
import { bareCreditCode } from '#lib/code.ts'
import { isCreditCode } from '#lib/credit-code.ts'
import { announce } from '#offline/channel.ts'
import { account } from '#session/account.ts'
import { reloadUser } from '#session/sign.ts'

/** Query of my enterprises with role and state. */
export const bindingsQuery = query(binding.currentEnterprises, {})

/** Normalizes the search words for the library: a code in capitals without spaces, a name as typed. */
export function searchWord(typed: string): string {
  const code = bareCreditCode(typed)
  return looksLikeCode(code) ? code : cleanLine(typed)
}

/**
 * Returns a message for a complete but invalid credit code; undefined for a valid code, part of a code, or a
 * name.
 */
export const codeProblem = (word: string): string | undefined =>
  looksLikeCode(word) && !isCreditCode(word) ? '统一社会信用代码有误，请核对 18 位代码' : undefined

const looksLikeCode = (text: string) => /^[0-9A-Z]{18}$/.test(text)

/** Body of a proof or of an invitation. */
export type BindBody = Input<typeof binding.bindEnterprise>['body']

/**
 * Sends a proof for an enterprise, or an invitation to one, and shows the new list everywhere. Not through the outbox,
 * because each step needs the city's answer before the next.
 * @throws ApiError with the city's reason
 */
export const sendProof = async (body: BindBody): Promise<void> =>
  await take(await call(binding.bindEnterprise, { body }, { quiet: true }))

/**
 * Ends the own binding to an enterprise, another person's or an invitation. Drafts and items of the enterprise stay on
 * this device.
 * @throws ApiError with the city's reason
 */
export const endBinding = async (input: Input<typeof binding.unbindEnterprise>['query']): Promise<void> =>
  await take(await call(binding.unbindEnterprise, { query: input }, { quiet: true }))

/** Shows a new list in this tab, reloads the user, then notifies the user's other tabs. */
async function take(list: Binding[]): Promise<void> {
  queryClient.setQueryData(bindingsQuery.queryKey, list)
  await reloadUser()
  if (account.userInfo) announce({ type: 'enterprises', userId: account.userInfo.id })
}
