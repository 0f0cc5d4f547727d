import { announce } from '#offline/channel.ts'
import { getRow, read } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import { userDb } from '#offline/device/db.ts'
import { PACKS } from '#offline/marks.ts'
import { owner } from '#offline/owner.ts'
import { checkPack } from './on-device.ts'
import { type CheckedPack, isSameJob, type Pack, packRows, type Place } from './pack.ts'

/** Returns the signed-in user's packs of all enterprises, the newest last; none for a visitor. @throws StorageProblem */
export async function listPacks(): Promise<Pack[]> {
  const who = owner()
  return who ? ((await getRow(userDb(who.userId), 'meta', PACKS, packRows)) ?? []) : []
}

/** Returns the user's packs with what the device holds of them. @throws StorageProblem */
export async function checkedPacks(): Promise<CheckedPack[]> {
  const who = owner()
  return who ? await Promise.all((await listPacks()).map((pack) => checkPack(pack, who.userId))) : []
}

/** Stores a pack of a user in the place of the one for the same job. @throws StorageProblem */
export const savePack = (pack: Pack, userId: string): Promise<void> =>
  change(userId, (packs) =>
    packs.some((one) => isSameJob(one, pack))
      ? packs.map((one) => (isSameJob(one, pack) ? pack : one))
      : [...packs, pack],
  )

/** Removes a pack; its pieces stay as long as another pack or a visit has a reason. @throws StorageProblem */
export const removePack = (pack: Pick<Pack, 'kind' | 'record' | 'enId'>): Promise<void> => {
  const who = owner()
  return who ? change(who.userId, (packs) => packs.filter((one) => !isSameJob(one, pack))) : Promise.resolve()
}

async function change(userId: string, by: (packs: Pack[]) => Pack[]): Promise<void> {
  await transact(userDb(userId), ['meta'], async ({ meta }) => {
    const packs = by((await read(meta, PACKS, packRows)) ?? [])
    if (packs.length > 0) meta.put(packs, PACKS)
    else meta.delete(PACKS)
  })
  announce({ type: 'packs' })
}

/**
 * Returns the keys of what the user's packs keep in one place, so that neither age nor 清除 of read pages takes it.
 * @throws StorageProblem
 */
export async function keptByPacks(place: Exclude<Place['in'], 'portal'>): Promise<ReadonlySet<string>> {
  const places = (await listPacks()).flatMap(({ pieces }) => pieces.flatMap((piece) => piece.places))
  return new Set(places.flatMap((one) => (one.in === place ? [one.key] : [])))
}
