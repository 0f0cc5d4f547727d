import { keys } from 'idb-keyval'
import { queryClient } from '#api/call/client.ts'
import { keepText } from '#lib/small-store.ts'
import { forgetRead } from '#offline/cache.ts'
import { KEPT_PAGES } from '#offline/marks.ts'
import { announce } from '#offline/channel.ts'
import { anything, getRow, getRows } from './checked.ts'
import { SHARED, type StoreName, storeOf } from './db.ts'
import { fileHolders, textsIn } from './sweep.ts'
import { transact } from './transact.ts'
import { files } from '#offline/drafts/files.ts'
import { removeUnloadDrafts } from '#offline/drafts/unload-drafts.ts'
import { countLibrary, dropLibrary } from '#offline/library.ts'
import { discard } from '#offline/outbox/outbox.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { countPictures, forgetPictures } from './pictures.ts'
import { drafts as draftRows } from '#offline/outbox/rows.ts'
import { listOutbox } from '#offline/outbox/store.ts'
import { countTemplates, forgetTemplates } from '#offline/templates.ts'
import { clearTalk, TALK } from '#offline/talk.ts'
import { dropTrees } from '#offline/trees.ts'

/** What the portal keeps on a device for the signed-in user, by kind. */
export const keptKinds = [
  'outbox',
  'drafts',
  'files',
  'receipts',
  'talk',
  'read',
  'library',
  'pictures',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** How many, and about how many bytes: a browser says the true size only of everything together. */
export interface Usage {
  count: number
  bytes: number
  /** Keys of what was counted, where it is cleared by them: what came since stays. */
  ids?: readonly IDBValidKey[]
}

/** Counts what is kept here, over all enterprises of the signed-in user. */
export async function readUsage(): Promise<Record<KeptKind, Usage>> {
  const [outbox, drafts, files, receipts, talk, mine, shared, templates, library, pictures] =
    await Promise.all([
      countOf('outbox'),
      countOf('drafts'),
      sizeOfFiles(),
      countOf('receipts'),
      sizeOfTalk(),
      sizeOf('cache'),
      sizeOf('cache', SHARED),
      countTemplates(),
      countLibrary(),
      countPictures(),
    ])
  const read = {
    count: mine.count + shared.count + templates.count,
    bytes: mine.bytes + shared.bytes + templates.bytes,
  }
  return { outbox, drafts, files, receipts, talk, read, library, pictures }
}

/** How much of the signed-in user would stay on this device after a sign-out, over all enterprises. */
export type Mine = Record<'drafts' | 'files' | 'outbox' | 'receipts', number>

/** Counts it. @throws StorageProblem */
export async function countMine(): Promise<Mine> {
  const count = async (name: keyof Mine) => (await keys(storeOf(ownDb(), name))).length
  const [drafts, { length: files }, outbox, receipts] = await Promise.all([
    count('drafts'),
    heldFiles(),
    count('outbox'),
    count('receipts'),
  ])
  return { drafts, files, outbox, receipts }
}

/**
 * Forgets one kind; of what is cleared by its keys only `seen`, as {@link readUsage} counted it, so that nothing goes that
 * another tab has kept since. Files go with the draft or the item they belong to, so they are no kind of their own here.
 * @throws StillSending where something of the outbox is going up right now
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
    await forgetTemplates()
    for (const one of [owner()?.userId, undefined]) await forgetRead(queryClient, one)
    await dropTrees()
  }
  if (kind === 'drafts') await clearDrafts(seen)
  if (kind === 'talk') await clearTalk()
  if (kind === 'outbox') for (const { id } of await listOutbox()) if (seen.has(id)) await discard(id)
  if (kind === 'receipts') {
    await transact(ownDb(), ['receipts'], ({ receipts }) => {
      for (const id of ids) receipts.delete(id)
    })
    announce({ type: 'outbox' })
  }
}

async function clearDrafts(seen: ReadonlySet<IDBValidKey>): Promise<void> {
  const all = await getRows(ownDb(), 'drafts', draftRows)
  removeUnloadDrafts(owner()?.userId ?? '')
  await transact(ownDb(), ['drafts', 'files'], ({ drafts, files }) => {
    for (const [id, draft] of all) {
      if (!seen.has(id)) continue
      drafts.delete(id)
      for (const file of draft.files) files.delete(file.fileId)
    }
  })
  announce({ type: 'drafts' })
}

async function sizeOf(name: StoreName, db = ownDb()): Promise<Usage> {
  const all = await getRows(db, name, anything)
  const bytes = all.reduce((sum, [, value]) => sum + bytesOf(value), 0)
  return { count: all.length, bytes }
}

/** The same for rows that are cleared by their keys. */
async function countOf(name: StoreName): Promise<Usage> {
  return { ...(await sizeOf(name)), ids: await keys(storeOf(ownDb(), name)) }
}

/** The lines of the conversation with 小易; one that cannot be read counts as one. */
async function sizeOfTalk(): Promise<Usage> {
  const kept = await getRow(ownDb(), 'meta', TALK, anything)
  if (kept === undefined) return { count: 0, bytes: 0 }
  const { messages } = Object(kept) as { messages?: unknown }
  return { count: Array.isArray(messages) ? messages.length : 1, bytes: bytesOf(kept) }
}

/** About how many bytes a row takes: as JSON. What JSON cannot say (a row that does not fit) counts as nothing. */
function bytesOf(value: unknown): number {
  try {
    return new Blob([JSON.stringify(value)]).size
  } catch {
    return 0
  }
}

/** The files of drafts and of what waits; what nothing refers to any more is swept by itself. */
async function heldFiles(): Promise<IDBValidKey[]> {
  const rows = await Promise.all(fileHolders.map((name) => getRows(ownDb(), name, anything)))
  const used = textsIn(rows)
  return (await keys(storeOf(ownDb(), 'files'))).filter((id) => used.has(id))
}

/** Reads one at a time: the bytes of all of them may not fit into memory. */
async function sizeOfFiles(): Promise<Usage> {
  const ids = await heldFiles()
  let bytes = 0
  for (const id of ids) bytes += (await getRow(ownDb(), 'files', id, files))?.size ?? 0
  return { count: ids.length, bytes }
}
