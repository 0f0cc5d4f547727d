import { entries, get, keys } from 'idb-keyval'
import { queryClient } from '#api/client.ts'
import { forgetEverythingRead } from './cache.ts'
import { announce } from './channel.ts'
import { SHARED, type StoreName, storeOf, transact } from './db.ts'
import type { KeptFile } from './files.ts'
import type { Draft } from './item.ts'
import { countLibrary, dropLibrary } from './library.ts'
import { discard } from './outbox.ts'
import { owner, ownDb } from './owner.ts'
import { countPictures, forgetPictures } from './pictures.ts'
import { listOutbox } from './store.ts'

/** What the portal keeps on a device for the signed-in user, by kind. */
export const keptKinds = ['outbox', 'drafts', 'files', 'receipts', 'read', 'library', 'pictures'] as const
export type KeptKind = (typeof keptKinds)[number]

/** How many, and about how many bytes: a browser says the true size only of everything together. */
export interface Usage {
  count: number
  bytes: number
}

/** Counts what is kept here, over all enterprises of the signed-in user. */
export async function readUsage(): Promise<Record<KeptKind, Usage>> {
  const [outbox, drafts, files, receipts, mine, shared, library, pictures] = await Promise.all([
    sizeOf('outbox'),
    sizeOf('drafts'),
    sizeOfFiles(),
    sizeOf('receipts'),
    sizeOf('cache'),
    sizeOf('cache', SHARED),
    countLibrary(),
    countPictures(),
  ])
  const read = { count: mine.count + shared.count, bytes: mine.bytes + shared.bytes }
  return { outbox, drafts, files, receipts, read, library, pictures }
}

/** How much of the signed-in user would stay on this device after a sign-out, over all enterprises. */
export type Mine = Record<'drafts' | 'files' | 'outbox' | 'receipts', number>

/** Counts it. @throws StorageProblem */
export async function countMine(): Promise<Mine> {
  const count = async (name: keyof Mine) => (await keys(storeOf(ownDb(), name))).length
  const [drafts, files, outbox, receipts] = await Promise.all([
    count('drafts'),
    count('files'),
    count('outbox'),
    count('receipts'),
  ])
  return { drafts, files, outbox, receipts }
}

/**
 * Forgets one kind. Files go with the draft or the item they belong to, so they are no kind of their own here.
 * @throws StillSending where something of the outbox is going up right now
 */
export async function clearKept(kind: Exclude<KeptKind, 'files'>): Promise<void> {
  if (kind === 'library') await dropLibrary()
  if (kind === 'pictures') await forgetPictures()
  if (kind === 'read') await forgetEverythingRead(queryClient, owner()?.userId)
  if (kind === 'drafts') await clearDrafts()
  if (kind === 'outbox') for (const { id } of await listOutbox()) await discard(id)
  if (kind === 'receipts') {
    await transact(ownDb(), ['receipts'], ({ receipts }) => void receipts.clear())
    announce({ type: 'outbox' })
  }
}

async function clearDrafts(): Promise<void> {
  const all = await entries<string, Draft>(storeOf(ownDb(), 'drafts'))
  await transact(ownDb(), ['drafts', 'files'], ({ drafts, files }) => {
    for (const [id, draft] of all) {
      drafts.delete(id)
      for (const file of draft.files) files.delete(file.fileId)
    }
  })
  announce({ type: 'drafts' })
}

async function sizeOf(name: StoreName, db = ownDb()): Promise<Usage> {
  const all = await entries(storeOf(db, name))
  const bytes = all.reduce((sum, [, value]) => sum + new Blob([JSON.stringify(value)]).size, 0)
  return { count: all.length, bytes }
}

/** One at a time: all their bytes at once might be more than there is memory. */
async function sizeOfFiles(): Promise<Usage> {
  const store = storeOf(ownDb(), 'files')
  const ids = await keys(store)
  let bytes = 0
  for (const id of ids) bytes += (await get<KeptFile>(id, store))?.size ?? 0
  return { count: ids.length, bytes }
}
