import { del, keys } from 'idb-keyval'
import { queryClient } from '#api/call/client.ts'
import { keepText } from '#lib/small-store.ts'
import { removeCachedAnswers } from '#offline/cache.ts'
import { DUE, KEPT_PAGES } from '#offline/marks.ts'
import { announce } from '#offline/channel.ts'
import { anything, getRow, getRows, read } from './checked.ts'
import { bytesOf } from './bytes-of.ts'
import { type StoreName, storeOf } from './db.ts'
import { amountOf, listRead } from './read-content.ts'
import { fileHolders, textsIn } from './sweep.ts'
import { transact } from './transact.ts'
import { dropFiles, files } from '#offline/drafts/files.ts'
import { removeUnloadDrafts } from '#offline/drafts/unload-drafts.ts'
import { countLibrary, dropLibrary } from '#offline/library.ts'
import { dropReceived, listReceived } from '#offline/received.ts'
import { discard } from '#offline/outbox/outbox.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { keptByPacks } from '#offline/packs/store.ts'
import { countPictures, forgetPictures } from './pictures.ts'
import { drafts as draftRows } from '#offline/outbox/rows.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { forgetTemplates } from '#offline/templates.ts'
import { clearTalk, TALK } from '#offline/talk.ts'
import { dropTrees } from '#offline/trees.ts'

/** Kinds of data that the portal stores on a device for the signed-in user. */
export const keptKinds = [
  'outbox',
  'drafts',
  'files',
  'received',
  'receipts',
  'talk',
  'read',
  'library',
  'pictures',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** Number and approximate bytes of one kind; browsers only tell the exact size of everything together. */
export interface Usage {
  count: number
  bytes: number
  /** Keys of the counted rows, for kinds cleared by key, so that newer rows stay. */
  ids?: readonly IDBValidKey[]
}

/**
 * Returns the stored amounts by kind, over all enterprises of the signed-in user. What packs (出发包) keep does not count as
 * read, because it is listed and removed with them.
 */
export async function readUsage(): Promise<Record<KeptKind, Usage>> {
  const [outbox, drafts, files, received, receipts, talk, read, library, pictures] = await Promise.all([
    countOf('outbox'),
    countOf('drafts'),
    sizeOfFiles(),
    sizeOfReceived(),
    countOf('receipts'),
    sizeOfTalk(),
    countRead(),
    countLibrary(),
    countPictures(),
  ])
  return { outbox, drafts, files, received, receipts, talk, read, library, pictures }
}

/** Numbers of the signed-in user's rows that stay on this device after a sign-out, over all enterprises. */
export type Mine = Record<'drafts' | 'files' | 'received' | 'outbox' | 'receipts', number>

/** Counts the signed-in user's rows. @throws StorageProblem */
export async function countMine(): Promise<Mine> {
  const count = async (name: 'drafts' | 'outbox' | 'receipts') => (await keys(storeOf(ownDb(), name))).length
  const [drafts, { length: files }, { count: received }, outbox, receipts] = await Promise.all([
    count('drafts'),
    referencedFiles(),
    sizeOfReceived(),
    count('outbox'),
    count('receipts'),
  ])
  return { drafts, files, received, outbox, receipts }
}

/**
 * Clears one kind. Kinds cleared by key lose only the rows counted by {@link readUsage} (`ids`), so that rows stored
 * since by another tab stay. Files are deleted with their draft or item, so they are no kind of their own here.
 * @throws StillSending while an item of the outbox is being sent
 */
export async function clearKept(
  kind: Exclude<KeptKind, 'files'>,
  { ids = [] }: Pick<Usage, 'ids'> = {},
): Promise<void> {
  const seen = new Set(ids)
  if (kind === 'library') await dropLibrary()
  if (kind === 'pictures') await forgetPictures()
  if (kind === 'read') {
    keepText('localStorage', KEPT_PAGES, '')
    await forgetTemplates(await keptByPacks('files'))
    const kept = await keptByPacks('answers')
    for (const one of [owner()?.userId, undefined]) await removeCachedAnswers(queryClient, one, kept)
    await dropTrees(await keptByPacks('trees'))
    await del(DUE, storeOf(ownDb(), 'meta'))
  }
  if (kind === 'drafts') await clearDrafts(seen)
  if (kind === 'talk') await clearTalk()
  if (kind === 'received')
    for (const { id } of await listReceived(owner()?.userId)) if (seen.has(id)) await dropReceived(id)
  if (kind === 'outbox') for (const { id } of await listOutbox()) if (seen.has(id)) await discard(id)
  if (kind === 'receipts') {
    await transact(ownDb(), ['receipts'], ({ receipts }) => {
      for (const id of ids) receipts.delete(id)
    })
    announce({ type: 'outbox' })
  }
}

async function clearDrafts(seen: ReadonlySet<IDBValidKey>): Promise<void> {
  const userId = owner()?.userId ?? ''
  announce({ type: 'removing', userId, ids: [...seen].filter((id) => typeof id === 'string') })
  removeUnloadDrafts(userId)
  await transact(ownDb(), ['drafts', 'outbox', 'files'], async (stores) => {
    for (const id of seen) {
      const draft = await read(stores.drafts, id, draftRows)
      stores.drafts.delete(id)
      await dropFiles(draft?.files ?? [], stores)
    }
  })
  announce({ type: 'drafts' })
}

/** Returns the usage of a store that is cleared by key. */
async function countOf(name: StoreName): Promise<Usage> {
  const all = await getRows(ownDb(), name, anything)
  const bytes = all.reduce((sum, [, value]) => sum + bytesOf(value), 0)
  return { count: all.length, bytes, ids: all.map(([key]) => key) }
}

/** Returns the usage of what was read, without what packs keep. */
const countRead = async (): Promise<Usage> =>
  amountOf((await listRead()).filter(({ packs }) => packs.length === 0))

/** Returns the usage of the conversation with 小易, by messages; an unreadable one counts as one message. */
async function sizeOfTalk(): Promise<Usage> {
  const kept = await getRow(ownDb(), 'meta', TALK, anything)
  if (kept === undefined) return { count: 0, bytes: 0 }
  const { messages } = Object(kept) as { messages?: unknown }
  return { count: Array.isArray(messages) ? messages.length : 1, bytes: bytesOf(kept) }
}

/** Returns the ids of referenced files; unreferenced ones are deleted automatically (`sweep.ts`). */
async function referencedFiles(): Promise<IDBValidKey[]> {
  const rows = await Promise.all(fileHolders.map((name) => getRows(ownDb(), name, anything)))
  const used = textsIn(rows)
  return (await keys(storeOf(ownDb(), 'files'))).filter((id) => used.has(id))
}

/** Returns the usage of the files of other apps that wait for the signed-in user; none where there is no cache. */
async function sizeOfReceived(): Promise<Usage> {
  const files = await listReceived(owner()?.userId).catch(() => [])
  return {
    count: files.length,
    bytes: files.reduce((sum, { file }) => sum + file.size, 0),
    ids: files.map(({ id }) => id),
  }
}

/** Reads one file at a time, because all their bytes may not fit into memory. */
async function sizeOfFiles(): Promise<Usage> {
  const ids = await referencedFiles()
  let bytes = 0
  for (const id of ids) bytes += (await getRow(ownDb(), 'files', id, files))?.size ?? 0
  return { count: ids.length, bytes }
}
