import { delMany } from 'idb-keyval'
import { session, type Tokens, UserInfo } from '#api/session.ts'
import { queryClient } from '#api/call/client.ts'
import { ApiError, isPassing } from '#api/call/error.ts'
import { transport } from '#api/call/transport.ts'
import { keepText } from '#lib/small-store.ts'
import { within } from '#lib/within.ts'
import { askAnew, forgetRead, restoreCache } from '#offline/cache.ts'
import { KEPT_PAGES } from '#offline/marks.ts'
import { announce } from '#offline/channel.ts'
import { getRow, shape } from '#offline/device/checked.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { keep } from '#offline/device/keep.ts'
import { awaitOwner, DEVICE_LIMIT, isOwnerAwaited, setOwner } from '#offline/owner.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { refreshView } from '#offline/refresh.ts'
import { TALK } from '#offline/talk.ts'
import { kick } from '#offline/outbox/schedule.ts'
import { common } from '#offline/view.ts'
import { account } from './account.ts'
import { noteSignedIn } from './lapsed.ts'
import { clearTokens, nameOwner, readTokens, writeTokens } from './tokens.ts'

/** Asks the city who the kept tokens belong to, or one that is new. @throws ApiError */
const whoIsIt = async (token?: string) =>
  await (await transport()).call(session.currentUser, {}, { quiet: true, ...(token ? { token } : {}) })

/** Counts sign-ins and sign-outs of this tab: what an earlier one still waits for is out of date once it has changed. */
let turn = 0

/**
 * Signs in with tokens that the city has just given: keeps them, loads who this is, brings back what rests here.
 * @throws ApiError when the user cannot be loaded, or the browser keeps no cookies; the visitor stays a visitor
 */
export async function signIn(tokens: Tokens): Promise<void> {
  nameOwner(undefined)
  writeTokens(tokens)
  try {
    // Signed in without tokens, the next call would lead back to an empty form, for ever.
    if (readTokens().accessToken !== tokens.access_token)
      throw new ApiError('refused', '浏览器不允许本站保存登录信息，无法登录')
    const userInfo = await whoIsIt(tokens.access_token)
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

/**
 * Signs out in every tab: tokens, user info and everything private that was read are forgotten. Drafts, files, what
 * waits and receipts stay, sealed to the user, or go with all the rest of theirs.
 */
export async function signOut(rest: 'stays' | 'goes' = 'stays'): Promise<void> {
  clearTokens()
  noteSignedIn(false)
  const left = leave(rest === 'goes' ? 'cleared' : 'signedOut')
  // Told at once: other tabs must close the user's database before it can be deleted.
  announce({ type: 'signed-out' })
  await left
}

/** What a tab does when its user has gone, here or elsewhere: everything private that was read is forgotten, in memory and on the device. */
export async function leave(why: 'signedOut' | 'cleared' | 'replaced' = 'replaced'): Promise<void> {
  const userId = account.userInfo?.id
  turn += 1
  Object.assign(account, { userInfo: undefined, enId: '', expired: false })
  common.needsSignIn = false
  keepText('localStorage', KEPT_PAGES, '')
  // In the same turn: an answer that is still on its way must not be kept as a visitor's.
  const forgotten =
    userId &&
    Promise.all([
      forgetRead(queryClient, userId),
      delMany(['userInfo', TALK], storeOf(userDb(userId), 'meta')),
    ]).catch(storageFailed)
  // Forgets the conversation that a visitor had with 小易 in this tab before somebody signed in.
  if (userId) keepText('sessionStorage', TALK, '')
  await setOwner(undefined)
  await forgotten
  if (userId && (why === 'cleared' || (why === 'signedOut' && common.storage === 'public'))) {
    await import('./public-device.ts').then(({ forgetUser }) => forgetUser(userId)).catch(storageFailed)
  }
  await refreshView().catch(storageFailed)
}

/** Makes another of the user's enterprises the current one: its answers come anew, drafts and outbox stay with theirs. */
export async function switchEnterprise(enId: string): Promise<void> {
  const { userInfo } = account
  if (!userInfo || account.enId === enId) return
  turn += 1
  const kept = keep('enId', enId, storeOf(userDb(userInfo.id), 'meta')).catch(storageFailed)
  account.enId = enId
  // In the same turn: an answer that is still on its way must not be kept as the other enterprise's.
  const told = setOwner({ userId: userInfo.id, enId })
  askAnew(queryClient)
  await Promise.all([within(DEVICE_LIMIT, kept), told])
  await refreshView().catch(storageFailed)
}

/**
 * Asks the city anew who this is, since an enterprise was bound or released. Where the current one is gone, the first
 * takes its place.
 * @throws ApiError
 */
export async function reloadUser(): Promise<void> {
  const userInfo = await whoIsIt()
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
 * and from the city where it can be reached. What a slow device says is used when it comes, unless the city was sooner. Where neither knows, {@link resumeLater} goes on.
 */
export async function resumeSession(): Promise<void> {
  const { accessToken, userId } = readTokens()
  if (!accessToken) return await setOwner(undefined)
  if (!account.userInfo) awaitOwner()
  // Somebody may have signed out, or another user in, while the device or the city was answering.
  const isStill = () => {
    const now = readTokens()
    return now.accessToken !== undefined && now.userId === userId
  }
  let asked = false
  // Beside each other: a page that is opened waits for both.
  const choice = userId ? choiceOf(userId) : undefined
  const reading = userId
    ? getRow(userDb(userId), 'meta', 'userInfo', whoItWas).catch(storageFailed)
    : Promise.resolve(undefined)
  const kept = await within(DEVICE_LIMIT, reading)
  if (kept && isStill()) await become(kept, choice)
  if (!kept) void reading.then((late) => (late && !asked && isStill() ? become(late) : undefined))
  const fresh = whoIsIt().then(
    async (userInfo) => {
      if (!isStill()) return
      asked = true
      nameOwner(userInfo.id)
      await become(userInfo)
    },
    (error: unknown) => {
      // Without a network the kept one is good enough; a refused session is dealt with where it was refused.
      if (!(error instanceof ApiError)) throw error
      if (!kept && isPassing(error) && common.reach === 'online') setTimeout(resumeLater, ASK_AGAIN)
    },
  )
  if (kept) fresh.catch(storageFailed)
  else await fresh
}

/** Asks again who the tokens belong to, where the start could not find it out: once the city can be reached. */
export function resumeLater(): void {
  if (readTokens().accessToken && !account.userInfo) resumeSession().catch(storageFailed)
}

/** The enterprise that a user has chosen on this device. */
const choiceOf = (userId: string) =>
  getRow(userDb(userId), 'meta', 'enId', chosenEnterprise).catch(storageFailed)

async function become(userInfo: UserInfo, choice = choiceOf(userInfo.id)): Promise<void> {
  noteSignedIn(true)
  turn += 1
  const mine = turn
  const isCurrent = () => turn === mine
  const meta = storeOf(userDb(userInfo.id), 'meta')
  const chosen = await within(DEVICE_LIMIT, choice)
  if (!isCurrent()) return
  const holds = (enId?: string) => userInfo.ens.some((one) => one.enId === enId)
  const enId = (holds(chosen) ? chosen : userInfo.ens[0]?.enId) ?? ''
  // The enterprise is not changed while somebody fills in a form.
  const takeLate = (late?: string) =>
    late !== enId && holds(late) && isCurrent() && common.dirtyForms === 0
      ? switchEnterprise(late!)
      : undefined
  if (chosen === undefined) void choice.then(takeLate)
  const isNew = account.userInfo?.id !== userInfo.id
  const isMoved = account.enId !== enId
  const wasAwaited = isOwnerAwaited()
  // Keeps a copy: the account turns what it is given into proxies, which IndexedDB cannot store.
  const isTheirs = () => account.userInfo?.id === userInfo.id
  const kept = keep('userInfo', structuredClone(userInfo), meta, isTheirs).catch(storageFailed)
  const told = setOwner({ userId: userInfo.id, enId })
  Object.assign(account, { userInfo, enId })
  const viewed = refreshView().catch(storageFailed)
  if (isNew) {
    // What was asked before the user was known was asked without an enterprise.
    if (wasAwaited) askAnew(queryClient)
    await within(DEVICE_LIMIT, restoreCache(queryClient).catch(storageFailed))
    // The city may answer a member otherwise than a visitor.
    void queryClient.invalidateQueries()
    kick(true)
  } else if (isMoved) askAnew(queryClient)
  await within(DEVICE_LIMIT, Promise.all([viewed, kept, told]))
}

/** A device that cannot keep things costs the offline copy, never the session. */
function storageFailed(error: unknown): undefined {
  common.storageProblem = storageProblem(error).message
}
