import { del, set } from 'idb-keyval'
import * as v from 'valibot'
import { cityNow } from '#lib/clock.ts'
import { getRow, readAll, shape } from '#offline/device/checked.ts'
import { storeOf, type StoreName } from '#offline/device/db.ts'
import { storageProblem } from '#offline/device/problem.ts'
import type { LocalFile } from '#offline/outbox/item.ts'
import { drafts as draftRows, items } from '#offline/outbox/rows.ts'
import { ownDb } from '#offline/owner.ts'

export type { LocalFile } from '#offline/outbox/item.ts'

/** A file in its user's store. */
interface KeptFile extends LocalFile {
  bytes: ArrayBuffer
  /** ISO time; files without a reference are deleted after a day. */
  keptAt: string
}

/**
 * Shape of stored files. Bytes are recognized by their type's name, because a test's window has its own ArrayBuffer.
 */
export const files = shape<KeptFile>(
  v.object({
    fileId: v.string(),
    name: v.string(),
    size: v.number(),
    type: v.string(),
    bytes: v.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]'),
    keptAt: v.string(),
  }),
)

/**
 * Stores a file's bytes on this device at once.
 * @throws Error with a message for people, because a form continues in its page, but a file that was not stored must be
 * chosen again
 */
export async function keepFile(file: File): Promise<LocalFile> {
  const local: LocalFile = { fileId: crypto.randomUUID(), name: file.name, size: file.size, type: file.type }
  const bytes = await file.arrayBuffer().catch((error: unknown) => {
    throw new Error(`“${file.name}”无法读取，可能已被移动、删除或修改，请重新选择`, { cause: error })
  })
  const kept: KeptFile = { ...local, bytes, keptAt: new Date(cityNow()).toISOString() }
  await set(local.fileId, kept, storeOf(ownDb(), 'files')).catch((error: unknown) => {
    const isFull = storageProblem(error).kind === 'quota'
    const words = isFull
      ? '本机存储空间不足，文件未保存。请清理空间后重新选择'
      : '文件未能保存到本机，请重新选择'
    throw new Error(words, { cause: error })
  })
  return local
}

/** Returns a stored file; undefined if the browser has deleted it. */
export async function readFile(fileId: string, db = ownDb()): Promise<File | undefined> {
  const kept = await getRow(db, 'files', fileId, files)
  return kept && new File([kept.bytes], kept.name, { type: kept.type })
}

/** Deletes a stored file. */
export const dropFile = (fileId: string): Promise<void> => del(fileId, storeOf(ownDb(), 'files'))

/**
 * Deletes the files of a draft or item that was removed in this transaction, except those that another draft or item
 * still has: a form that is open in two tabs submits the same file twice.
 */
export async function dropFiles(
  removed: readonly LocalFile[],
  { drafts, outbox, files }: Record<StoreName, IDBObjectStore>,
): Promise<void> {
  if (removed.length === 0) return
  const others = [...(await readAll(drafts, draftRows)), ...(await readAll(outbox, items))]
  const used = new Set(others.flatMap((one) => one.files.map(({ fileId }) => fileId)))
  for (const { fileId } of removed) if (!used.has(fileId)) files.delete(fileId)
}
