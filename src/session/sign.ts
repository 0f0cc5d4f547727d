import { delMany } from 'idb-keyval'
import { session, type Tokens, UserInfo } from '#api/session.ts'
import { queryClient } from '#api/call/client.ts'
import { ApiError, isTransient } from '#api/call/error.ts'
import { transport } from '#api/call/transport.ts'
import { keepText } from '#lib/small-store.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { refetchMemberAnswers, removeCachedAnswers, restoreCache } from '#offline/cache.ts'
import { DUE, KEPT_PAGES, PACKS } from '#offline/marks.ts'
import { announce } from '#offline/channel.ts'
import { getRow, shape } from '#offline/device/checked.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { keep } from '#offline/device/keep.ts'
import { awaitOwner, DEVICE_LIMIT, isOwnerAwaited, setOwner } from '#offline/owner.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { refreshView } from '#offline/refresh.ts'
import { TALK } from '#offline/talk.ts'
import { runOutbox } from '#offline/outbox/schedule.ts'
import { deviceState } from '#offline/view.ts'
import { account } from './account.ts'
import { noteSignedIn } from './lapsed.ts'
import { clearTokens, nameOwner, readTokens, writeTokens } from './tokens.ts'

/** Loads the user of the stored tokens, or of a new token. @throws ApiError */
const fetchUser = async (token?: string) =>
  await (await transport()).call(session.currentUser, {}, { quiet: true, ...(token ? { token } : {}) })

/** Number of sign-ins and sign-outs of this tab; a pending result of an earlier one is outdated. */
let generation = 0

/**
 * Signs in with tokens from the city: stores them, loads the user, restores the user's data on this device.
 * @throws ApiError when the user cannot be loaded, or the browser stores no cookies; the visitor stays a
 * visitor
 */
export async function signIn(tokens: Tokens): Promise<void> {
  nameOwner(undefined)
  writeTokens(tokens)
  try {
    // Rejects the sign-in without stored tokens, because each next call would open an empty login form again.
    if (readTokens().accessToken !== tokens.access_token)
      throw new ApiError('refused', '浏览器不允许本站保存登录信息，无法登录')
    const userInfo = await fetchUser(tokens.access_token)
    if (account.userInfo && account.userInfo.id !== userInfo.id) await leave()
    nameOwner(userInfo.id)
    await adoptUser(userInfo)
    account.expired = false
    deviceState.needsSignIn = false
    announce({ type: 'signed-in', userId: userInfo.id })
  } catch (error) {
    clearTokens()
    throw error
  }
}

/**
 * Signs out in every tab: clears tokens, user and all private cached data. Drafts, files, outbox and receipts
 * stay, reserved for the user, or are deleted as well.
 */
export async function signOut(rest: 'stays' | 'goes' = 'stays'): Promise<void> {
  clearTokens()
  noteSignedIn(false)
  const leaving = leave(rest === 'goes' ? 'cleared' : 'signedOut')
  // Announces at once, because other tabs must close the user's database before it can be deleted.
  announce({ type: 'signed-out' })
  await leaving
}

/**
 * Clears a tab after its user has signed out, here or elsewhere: removes all private cached data from memory
 * and device.
 */
export async function leave(why: 'signedOut' | 'cleared' | 'replaced' = 'replaced'): Promise<void> {
  const userId = account.userInfo?.id
  generation += 1
  Object.assign(account, { userInfo: undefined, enId: '', expired: false })
  deviceState.needsSignIn = false
  keepText('localStorage', KEPT_PAGES, '')
  // Runs in the same task: a pending response must not be cached as a visitor's.
  const forgotten =
    userId &&
    Promise.all([
      removeCachedAnswers(queryClient, userId),
      delMany(['userInfo', TALK, DUE, PACKS], storeOf(userDb(userId), 'meta')),
    ]).catch(storageFailed)
  // Removes a visitor's conversation with 小易 in this tab, held before the sign-in.
  if (userId) keepText('sessionStorage', TALK, '')
  await setOwner(undefined)
  await forgotten
  if (userId && (why === 'cleared' || (why === 'signedOut' && deviceState.storage === 'public'))) {
    await import('./public-device.ts').then(({ forgetUser }) => forgetUser(userId)).catch(storageFailed)
  }
  await refreshView().catch(storageFailed)
}

/**
 * Switches to another enterprise of the user: refetches its data; drafts and outbox stay with their
 * enterprise.
 */
export async function switchEnterprise(enId: string): Promise<void> {
  const { userInfo } = account
  if (!userInfo || account.enId === enId) return
  generation += 1
  const stored = keep('enId', enId, storeOf(userDb(userInfo.id), 'meta')).catch(storageFailed)
  account.enId = enId
  // Runs in the same task: a pending response must not be cached as the other enterprise's.
  const ownerSet = setOwner({ userId: userInfo.id, enId })
  refetchMemberAnswers(queryClient)
  await Promise.all([withTimeout(DEVICE_LIMIT, stored), ownerSet])
  await refreshView().catch(storageFailed)
}

/**
 * Reloads the user after an enterprise was bound or released. If the current one is gone, the first replaces
 * it.
 * @throws ApiError
 */
export async function reloadUser(): Promise<void> {
  const userInfo = await fetchUser()
  // Checks the id, because another user may have signed in while the city was responding.
  if (userInfo.id === account.userInfo?.id) await adoptUser(userInfo)
}

/** Parsers of rows in `meta`. */
const parseUser = shape<UserInfo>(UserInfo)
const parseEnterpriseId = shape<string>(UserInfo.entries.id)

/** Milliseconds until the user is requested again after the city responded with a temporary failure. */
const RETRY_DELAY = 10_000

/**
 * Restores the signed-in user at the start: from the device at once, so that a cold start works offline, and
 * from the city when it can be reached. A late response of the device is used unless the city was faster. If
 * neither knows the user, {@link resumeLater} tries again.
 */
export async function resumeSession(): Promise<void> {
  const { accessToken, userId } = readTokens()
  if (!accessToken) return await setOwner(undefined)
  if (!account.userInfo) awaitOwner()
  // Checks again, because the user may have changed while device or city were responding.
  const isSameUser = () => {
    const now = readTokens()
    return now.accessToken !== undefined && now.userId === userId
  }
  let hasAnswer = false
  // Reads both in parallel, because the first page waits for both.
  const choice = userId ? choiceOf(userId) : undefined
  const reading = userId
    ? getRow(userDb(userId), 'meta', 'userInfo', parseUser).catch(storageFailed)
    : Promise.resolve(undefined)
  const stored = await withTimeout(DEVICE_LIMIT, reading)
  if (stored && isSameUser()) await adoptUser(stored, choice)
  if (!stored) void reading.then((late) => (late && !hasAnswer && isSameUser() ? adoptUser(late) : undefined))
  const fresh = fetchUser().then(
    async (userInfo) => {
      if (!isSameUser()) return
      hasAnswer = true
      nameOwner(userInfo.id)
      await adoptUser(userInfo)
    },
    (error: unknown) => {
      // Continues with the stored user when offline; a refused session is handled by the failed call.
      if (!(error instanceof ApiError)) throw error
      if (!stored && isTransient(error) && deviceState.reach === 'online')
        setTimeout(resumeLater, RETRY_DELAY)
    },
  )
  if (stored) fresh.catch(storageFailed)
  else await fresh
}

/** Requests the user again once the city can be reached, if the start could not load it. */
export function resumeLater(): void {
  if (readTokens().accessToken && !account.userInfo) resumeSession().catch(storageFailed)
}

/** Returns the enterprise that a user has chosen on this device. */
const choiceOf = (userId: string) =>
  getRow(userDb(userId), 'meta', 'enId', parseEnterpriseId).catch(storageFailed)

async function adoptUser(userInfo: UserInfo, choice = choiceOf(userInfo.id)): Promise<void> {
  noteSignedIn(true)
  generation += 1
  const mine = generation
  const isCurrent = () => generation === mine
  const meta = storeOf(userDb(userInfo.id), 'meta')
  const chosen = await withTimeout(DEVICE_LIMIT, choice)
  if (!isCurrent()) return
  const holds = (enId?: string) => userInfo.ens.some((one) => one.enId === enId)
  const enId = (holds(chosen) ? chosen : userInfo.ens[0]?.enId) ?? ''
  // Keeps the enterprise while a person fills in a form.
  const applyLateChoice = (late?: string) =>
    late !== enId && holds(late) && isCurrent() && deviceState.dirtyForms === 0
      ? switchEnterprise(late!)
      : undefined
  if (chosen === undefined) void choice.then(applyLateChoice)
  const isNew = account.userInfo?.id !== userInfo.id
  const isMoved = account.enId !== enId
  const wasAwaited = isOwnerAwaited()
  // Stores a copy, because the account wraps its values in proxies, which IndexedDB cannot store.
  const isTheirs = () => account.userInfo?.id === userInfo.id
  const stored = keep('userInfo', structuredClone(userInfo), meta, isTheirs).catch(storageFailed)
  const ownerSet = setOwner({ userId: userInfo.id, enId })
  Object.assign(account, { userInfo, enId })
  const viewed = refreshView().catch(storageFailed)
  if (isNew) {
    // Refetches queries sent before the user was known, because they were sent without an enterprise.
    if (wasAwaited) refetchMemberAnswers(queryClient)
    await withTimeout(DEVICE_LIMIT, restoreCache(queryClient).catch(storageFailed))
    // Refetches all queries, because the city may respond differently to a member.
    void queryClient.invalidateQueries()
    runOutbox(true)
  } else if (isMoved) refetchMemberAnswers(queryClient)
  await withTimeout(DEVICE_LIMIT, Promise.all([viewed, stored, ownerSet]))
}

/**
 * Reports a storage failure: a device that cannot store data loses only the offline copy, never the session.
 */
function storageFailed(error: unknown): undefined {
  deviceState.storageProblem = storageProblem(error).message
}
