import { del, set } from 'idb-keyval'
import { auth, type Tokens, UserInfo } from '#api/auth.ts'
import { call } from '#api/call.ts'
import { queryClient } from '#api/client.ts'
import { ApiError, isPassing } from '#api/error.ts'
import { askAnew, forgetRead, restoreCache } from '#offline/cache.ts'
import { announce } from '#offline/channel.ts'
import { getRow, shape } from '#offline/checked.ts'
import { storeOf, userDb } from '#offline/db.ts'
import { setOwner } from '#offline/owner.ts'
import { storageProblem } from '#offline/problem.ts'
import { refreshView } from '#offline/refresh.ts'
import { common } from '#offline/view.ts'
import { account } from './account.ts'
import { forgetUser } from './public-device.ts'
import { clearTokens, nameOwner, readTokens, writeTokens } from './tokens.ts'

/**
 * Signs in with tokens that the city has just given: keeps them, loads who this is, brings back what rests here.
 * @throws ApiError when the user cannot be loaded; the visitor stays a visitor
 */
export async function signIn(tokens: Tokens): Promise<void> {
  nameOwner(undefined)
  writeTokens(tokens)
  try {
    const userInfo = await call(auth.currentUser, {}, { quiet: true })
    if (account.userInfo && account.userInfo.id !== userInfo.id) await leave()
    nameOwner(userInfo.id)
    await become(userInfo)
    account.expired = false
    common.needsSignIn = false
    announce({ type: 'signed-in', userId: userInfo.id })
  } catch (error) {
    clearTokens()
    throw error
  }
}

/** Signs out in every tab: tokens, user info and everything private that was read are forgotten; what waits stays sealed. */
export async function signOut(): Promise<void> {
  clearTokens()
  await leave('signedOut')
  announce({ type: 'signed-out' })
}

/** What a tab does when its user has gone, here or elsewhere: everything private that was read is forgotten, in memory and on the device. */
export async function leave(why: 'signedOut' | 'replaced' = 'replaced'): Promise<void> {
  const userId = account.userInfo?.id
  Object.assign(account, { userInfo: undefined, enId: '', expired: false })
  common.needsSignIn = false
  // Both at once: an answer still on its way must not be taken for a visitor's.
  const forgotten =
    userId &&
    Promise.all([forgetRead(queryClient, userId), del('userInfo', storeOf(userDb(userId), 'meta'))]).catch(
      storageFailed,
    )
  await setOwner(undefined)
  await forgotten
  if (userId && why === 'signedOut') await forgetUser(userId).catch(storageFailed)
  await refreshView().catch(storageFailed)
}

/** Makes another of the user's enterprises the current one: its answers come anew, drafts and outbox stay with theirs. */
export async function switchEnterprise(enId: string): Promise<void> {
  const { userInfo } = account
  if (!userInfo || account.enId === enId) return
  await set('enId', enId, storeOf(userDb(userInfo.id), 'meta')).catch(storageFailed)
  account.enId = enId
  // Both at once: an answer still on its way must not be taken for the other enterprise's.
  const told = setOwner({ userId: userInfo.id, enId })
  askAnew(queryClient)
  await told
  await refreshView().catch(storageFailed)
}

/**
 * Asks the city anew who this is, since an enterprise was bound or released. Where the current one is gone, the first
 * takes its place.
 * @throws ApiError
 */
export async function reloadUser(): Promise<void> {
  const userInfo = await call(auth.currentUser, {}, { quiet: true })
  // Somebody else may have signed in while the city was answering.
  if (userInfo.id === account.userInfo?.id) await become(userInfo)
}

/** As `meta` keeps them. */
const whoItWas = shape<UserInfo>(UserInfo)
const chosenEnterprise = shape<string>(UserInfo.entries.id)

/** Milliseconds until a city that could not say who this is, though it answered, is asked again. */
const ASK_AGAIN = 10_000

/**
 * At start: who the cookies say is signed in, from the device at once (so that a cold start without a network works),
 * and from the city where it can be reached. Where neither knows, {@link resumeLater} goes on.
 */
export async function resumeSession(): Promise<void> {
  const { accessToken, userId } = readTokens()
  if (!accessToken) return await setOwner(undefined)
  const kept = userId
    ? await getRow(userDb(userId), 'meta', 'userInfo', whoItWas).catch(storageFailed)
    : undefined
  if (kept) await become(kept)
  const fresh = call(auth.currentUser, {}, { quiet: true }).then(
    async (userInfo) => {
      // Somebody may have signed out, or another user in, while the city was answering.
      const now = readTokens()
      if (!now.accessToken || now.userId !== userId) return
      nameOwner(userInfo.id)
      await become(userInfo)
    },
    (error: unknown) => {
      // Without a network the kept one is good enough; a refused session is dealt with where it was refused.
      if (!(error instanceof ApiError)) throw error
      if (!kept && isPassing(error) && common.reach === 'online') setTimeout(resumeLater, ASK_AGAIN)
    },
  )
  if (!kept) await fresh
}

/** Asks again who the tokens belong to, where the start could not find it out: once the city can be reached. */
export function resumeLater(): void {
  if (readTokens().accessToken && !account.userInfo) resumeSession().catch(storageFailed)
}

async function become(userInfo: UserInfo): Promise<void> {
  const meta = storeOf(userDb(userInfo.id), 'meta')
  const chosen = await getRow(userDb(userInfo.id), 'meta', 'enId', chosenEnterprise).catch(storageFailed)
  const held = userInfo.ens.some((one) => one.enId === chosen)
  const enId = (held ? chosen : userInfo.ens[0]?.enId) ?? ''
  const isNew = account.userInfo?.id !== userInfo.id
  const isMoved = account.enId !== enId
  await set('userInfo', userInfo, meta).catch(storageFailed)
  await setOwner({ userId: userInfo.id, enId })
  Object.assign(account, { userInfo, enId })
  if (isNew) {
    await restoreCache(queryClient).catch(storageFailed)
    // What a visitor was told may be another thing to this user.
    void queryClient.invalidateQueries()
  } else if (isMoved) askAnew(queryClient)
  await refreshView().catch(storageFailed)
}

/** A device that cannot keep things costs the offline copy, never the session. */
function storageFailed(error: unknown): undefined {
  common.storageProblem = storageProblem(error).message
}
