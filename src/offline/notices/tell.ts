import { set } from 'idb-keyval'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { call } from '#api/call/call.ts'
import { declare } from '#api/declare.ts'
import { cityNow } from '#lib/clock.ts'
import { read } from '#offline/device/checked.ts'
import { storeOf, userDb } from '#offline/device/db.ts'
import { transact } from '#offline/device/transact.ts'
import { DUE } from '#offline/marks.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { rememberedOwner } from '#offline/owner.ts'
import { nothingBrought } from '#rules/standing/brought.ts'
import { obligations } from '#rules/standing/obligations.ts'
import { type NoticeSettings, readDue, readSettings, tags, TOLD } from './kept.ts'
import { badgeCount, dueNotices, dueOf, gather, type Notice } from './words.ts'

/** Abilities of the service worker, which alone tells, so that several tabs tell nothing twice. */
export interface Screen {
  /** Checks if a page of the portal is in sight, which says the same itself. */
  isWatched: () => Promise<boolean>
  show: (notice: Notice) => Promise<void>
  setBadge: (count: number) => Promise<void>
}

/** Number of told tags that are kept. */
const MOST_TOLD = 300

/**
 * Shows the notices that were not told before, if the person wants this kind. Those that come while the portal is in
 * sight count as told. Nothing for a user who has signed out.
 */
export async function tell(
  screen: Screen,
  userId: string,
  kind: keyof Pick<NoticeSettings, 'results' | 'due'>,
  notices: readonly Notice[],
): Promise<void> {
  const db = userDb(userId)
  if ((await rememberedOwner())?.userId !== userId || !(await readSettings(db))?.[kind]) return
  const fresh = await transact(db, ['meta'], async ({ meta }) => {
    const told = (await read(meta, TOLD, tags)) ?? []
    const fresh = notices.filter(({ tag }) => !told.includes(tag))
    if (fresh.length > 0) meta.put([...told, ...fresh.map(({ tag }) => tag)].slice(-MOST_TOLD), TOLD)
    return fresh
  })
  if (await screen.isWatched()) return
  for (const notice of kind === 'due' ? gather(fresh) : fresh) await screen.show(notice)
}

/** Tells of what is due and is not told yet, and sets the badge; from the device alone. */
export async function tellDue(screen: Screen, userId: string): Promise<void> {
  await tell(screen, userId, 'due', dueNotices(await readDue(userDb(userId)), cityNow()))
  await updateBadge(screen, userId)
}

/** Sets the badge to what is due and what waits, if the person wants one. */
export async function updateBadge(screen: Screen, userId: string): Promise<void> {
  const db = userDb(userId)
  if ((await rememberedOwner())?.userId !== userId || (await readSettings(db))?.badge === false) return
  await screen.setBadge(badgeCount(await readDue(db), (await listOutbox(db)).length, cityNow()))
}

/** Ids of the obligations that follow from the three lists that {@link learn} asks. */
const asked = /^(declaration|appeal|offer|checkin|rating)-/

/**
 * Asks the city for what it wants from the person, and tells it: corrections, benefits to confirm, returned appeals,
 * places on offer. The rest stays as the last page counted it.
 * @throws ApiError without a network or a session; the next wake-up asks again
 */
export async function learn(
  screen: Screen,
  { userId, enId }: { userId: string; enId: string },
): Promise<void> {
  const db = userDb(userId)
  if (!(await readSettings(db))?.due) return
  const options = { userId, enId, quiet: true }
  const query = { size: 999 }
  const [declarations, appeals, signups] = await Promise.all([
    enId ? call(declare.mine, { query }, options).then(({ records }) => records) : [],
    call(appeal.page, { query }, options).then(({ records }) => records),
    call(activity.myApply, { query }, options).then(({ records }) => records),
  ])
  const waiting = await listOutbox(db)
  const found = obligations({ ...nothingBrought(), declarations, appeals, signups }, cityNow(), (_, record) =>
    waiting.some((item) => item.record === record && item.state === 'waiting'),
  )
  const others = (await readDue(db)).filter(({ id }) => !asked.test(id))
  await set(DUE, [...found.map(dueOf), ...others], storeOf(db, 'meta'))
  await tellDue(screen, userId)
}
