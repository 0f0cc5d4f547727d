import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { cleanLine } from '#lib/clean.ts'
import { bareCreditCode } from '#lib/code.ts'
import { isCreditCode } from '#lib/credit-code.ts'
import { announce } from '#offline/channel.ts'
import { account } from '#session/account.ts'
import { reloadUser } from '#session/sign.ts'

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

/**
 * Binds an enterprise to the signed-in user.
 * @throws ApiError with the city's reason
 */
export async function bindEnterprise(creditCode: string): Promise<void> {
  await call(auth.bindEnterprise, { body: { creditCode } }, { quiet: true })
  await refreshAllTabs()
}

/**
 * Unbinds an enterprise. Its drafts and items stay on this device.
 * @throws ApiError
 */
export async function unbindEnterprise(enId: string): Promise<void> {
  await call(auth.unbindEnterprise, { query: { enId } }, { quiet: true })
  await refreshAllTabs()
}

/** Reloads the user in this tab, then notifies the user's other tabs. */
async function refreshAllTabs(): Promise<void> {
  await reloadUser()
  if (account.userInfo) announce({ type: 'enterprises', userId: account.userInfo.id })
}
