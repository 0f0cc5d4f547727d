import { hashKey, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { cityNow } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { messageOf } from '#lib/message-of.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { notePage } from '#offline/kept-pages.ts'
import { owner } from '#offline/owner.ts'
import { bytesOfPiece, checkPack } from './on-device.ts'
import { type CheckedPack, isSameJob, type Job, type KeptPiece, type Pack, type Place } from './pack.ts'
import { listPacks, savePack } from './store.ts'

/** Milliseconds for one piece to come, with all its files. */
const PIECE_WITHIN = 90_000
/** Milliseconds for what came to be written, which the cache does half a second later, and pause between two looks. */
const WRITTEN_WITHIN = 5_000
const LOOK_EVERY = 100
/** Milliseconds by which an answer may seem older than its request: the tolerated error of the clock. */
const CLOCK_ERROR = 60_000

/** Result of bringing a piece: its places on the device, and what it tells of the job. */
interface Brought {
  places: Place[]
  note?: string
  /** Facts about the job that only its record knows, newer than those of the page. */
  about?: Partial<Omit<Job, 'kind' | 'record'>>
}

/** A piece of a pack: its name for people, and the way to bring it from the city anew. */
export interface Piece {
  name: string
  /** @throws Error with a message for people */
  bring: () => Promise<Brought>
}

/**
 * Fetches an answer anew, even if a fresh one is in memory, because only an answer that arrives is written.
 * @returns the answer and its place on the device
 * @throws ApiError
 */
export async function fetchAnew<T, K extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
): Promise<{ data: T; place: Place }> {
  // Fails without a network, where another mode would wait for it.
  const data = await client.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' })
  return { data, place: { in: 'answers', key: hashKey(query.queryKey) } }
}

/**
 * Brings a pack to this device, piece after piece, and looks whether each really lies on it. A piece that fails keeps what
 * the device had of it, and says why it failed. The pack is stored after each piece, so that it says what it lacks even if
 * the page is closed half-way.
 * @param tell receives the pack after each piece
 * @returns undefined if the user or the enterprise has changed meanwhile
 * @throws StorageProblem if the device cannot store the pack itself
 */
export async function bringPack(
  job: Job,
  pieces: readonly Piece[],
  tell: (pack: CheckedPack) => void = () => undefined,
): Promise<CheckedPack | undefined> {
  const who = owner()
  if (!who) return undefined
  const { userId, enId } = who
  const isStill = () => owner()?.userId === userId && owner()?.enId === enId
  return await withLock(`pack ${userId} ${enId} ${job.kind} ${job.record}`, async () => {
    const before = (await listPacks()).find((one) => isSameJob(one, { ...job, enId }))
    const known = (name: string) => before?.pieces.find((one) => one.name === name)
    let pack: Pack = {
      ...job,
      enId,
      pieces: pieces.map(({ name }) => known(name) ?? { name, places: [] }),
    }
    let checked: CheckedPack | undefined
    for (const [at, piece] of pieces.entries()) {
      const { kept, about } = await bringPiece(piece, known(piece.name), who)
      if (!isStill()) return undefined
      pack = { ...pack, ...about, pieces: pack.pieces.with(at, kept) }
      await savePack(pack, userId)
      checked = await checkPack(pack, userId)
      tell(checked)
    }
    notePage(pack.href, cityNow())
    return checked
  })
}

/** Brings one piece and waits until it lies on the device. */
async function bringPiece(
  { name, bring }: Piece,
  before: KeptPiece | undefined,
  who: { userId: string; enId: string },
): Promise<{ kept: KeptPiece; about?: Brought['about'] }> {
  const begun = cityNow()
  try {
    const brought = await withTimeout(PIECE_WITHIN, bring())
    if (!brought) throw new Error('网络较慢，未能下载完')
    const { places, note, about } = brought
    if (!(await isWritten({ places, at: begun }, who, begun - CLOCK_ERROR)))
      throw new Error('未能保存到本机，存储空间可能不足')
    return { kept: { name, places, at: cityNow(), ...(note ? { note } : {}) }, about }
  } catch (error) {
    return { kept: { ...(before ?? { name, places: [] }), problem: messageOf(error) } }
  }
}

/** Looks at the device until a piece lies there, for some seconds. */
async function isWritten(
  piece: Pick<KeptPiece, 'places' | 'at'>,
  who: { userId: string; enId: string },
  since: number,
): Promise<boolean> {
  for (let left = WRITTEN_WITHIN; left > 0; left -= LOOK_EVERY) {
    if ((await bytesOfPiece(piece, who, since)) !== undefined) return true
    await new Promise((again) => setTimeout(again, LOOK_EVERY))
  }
  return false
}
