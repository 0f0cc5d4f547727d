import { COMPLETE_CACHE } from '#offline/marks.ts'
import { bytesOf } from '#offline/device/bytes-of.ts'
import { anything, getRow } from '#offline/device/checked.ts'
import { SHARED, userDb } from '#offline/device/db.ts'
import { files } from '#offline/drafts/files.ts'
import { treeRow } from '#offline/trees.ts'
import type { CheckedPack, CheckedPiece, KeptPiece, Pack, Place } from './pack.ts'

/** User and enterprise whose pieces are looked for. */
interface Owner {
  userId: string
  enId: string
}

/** Row of the cache, as far as it says whose answer it is and when it came (milliseconds by the city's clock). */
interface AnswerRow {
  enId?: string
  state?: { status?: string; dataUpdatedAt?: number }
}

/**
 * Returns the bytes of a place on the device, 0 for the portal's shared files; undefined if nothing usable lies there. Only
 * what a cold start would find counts, not what this page has in memory.
 * @param since milliseconds by the city's clock: an older answer counts as missing
 * @throws StorageProblem
 */
async function bytesAt(place: Place, { userId, enId }: Owner, since = 0): Promise<number | undefined> {
  if (place.in === 'portal') return (await isPortalHere()) ? 0 : undefined
  if (place.in === 'files') return (await getRow(SHARED, 'files', place.key, files))?.size
  if (place.in === 'trees') return sizeOf(await getRow(SHARED, 'meta', treeRow(place.key), anything))
  const row = (await getRow(userDb(userId), 'cache', place.key, anything)) as AnswerRow | undefined
  const isUsable =
    row?.state?.status === 'success' &&
    (row.state.dataUpdatedAt ?? 0) >= since &&
    (row.enId === undefined || row.enId === enId)
  return isUsable ? sizeOf(row) : undefined
}

/** Checks if the worker can open every page of the portal without a network. */
async function isPortalHere(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || typeof caches === 'undefined') return false
  const registration = await navigator.serviceWorker.getRegistration()
  return Boolean(registration?.active) && (await caches.has(COMPLETE_CACHE))
}

const sizeOf = (row: unknown): number | undefined => (row === undefined ? undefined : bytesOf(row))

/** Returns the bytes of all places of a piece; undefined if one lacks, or the piece never came. @throws StorageProblem */
export async function bytesOfPiece(
  { places, at }: Pick<KeptPiece, 'places' | 'at'>,
  who: Owner,
  since?: number,
): Promise<number | undefined> {
  if (at === undefined) return undefined
  const all = await Promise.all(places.map((place) => bytesAt(place, who, since)))
  return all.reduce<number | undefined>(
    (sum, bytes) => (sum === undefined || bytes === undefined ? undefined : sum + bytes),
    0,
  )
}

/** Returns a pack with what the device really holds of each piece now. @throws StorageProblem */
export async function checkPack(pack: Pack, userId: string): Promise<CheckedPack> {
  const who = { userId, enId: pack.enId }
  const check = async (piece: KeptPiece): Promise<CheckedPiece> => ({
    ...piece,
    bytes: await bytesOfPiece(piece, who),
  })
  return { ...pack, pieces: await Promise.all(pack.pieces.map(check)) }
}
