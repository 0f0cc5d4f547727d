import * as v from 'valibot'
import { attempt } from '#lib/attempt.ts'
import { announce } from '#offline/channel.ts'
import { read as readRow } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import { newestReceipt } from '#offline/outbox/store.ts'
import { draftId, listDrafts } from './drafts.ts'
import { readFile } from './files.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { DraftRow, drafts as rows } from '#offline/outbox/rows.ts'

const FORMAT = 'portal-drafts'
const VERSION = 1

const Exported = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  drafts: v.array(DraftRow),
  /** Base64 bytes of the files, by file id. */
  bytes: v.record(v.string(), v.string()),
})

/** Returns the current enterprise's drafts with their files as one file, as a backup or for another device. */
export async function exportDrafts(): Promise<Blob> {
  const drafts = await listDrafts()
  const bytes: Record<string, string> = {}
  for (const { fileId } of drafts.flatMap((draft) => draft.files)) {
    const file = await readFile(fileId)
    if (file) bytes[fileId] = await toBase64(file)
  }
  return new Blob([JSON.stringify({ format: FORMAT, version: VERSION, drafts, bytes })], {
    type: 'application/json',
  })
}

/**
 * Imports drafts from such a file into the current enterprise, and returns their number. Of two drafts of the same
 * form, the newer one is kept. An imported draft cannot go back into the outbox, because it may have done so on its own
 * device.
 * @throws Error with a message for people if it is not such a file; StorageProblem
 */
export async function importDrafts(file: Blob): Promise<number> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Exported), await file.text())
  const bytes = read.success && attempt(() => bytesOf(read.output.bytes))
  if (!bytes) throw new Error('文件不是草稿文件或已损坏，请重新选择')
  const enId = owner()?.enId ?? ''
  // Uses this device's receipt number, because receipts are numbered per device: earlier submits from here are other
  // submits than this draft's.
  const asOf = await newestReceipt()
  let imported = 0
  await transact(ownDb(), ['drafts', 'files'], async ({ drafts, files }) => {
    imported = 0
    for (const { takenOut: _takenOut, ...draft } of read.output.drafts) {
      const at = draftId(enId, draft.key)
      const here = await readRow(drafts, at, rows)
      if (here && here.savedAt >= draft.savedAt) continue
      drafts.put({ ...draft, enId, asOf }, at)
      for (const one of draft.files) {
        const kept = bytes[one.fileId]
        if (kept) files.put({ ...one, bytes: kept, keptAt: draft.savedAt }, one.fileId)
      }
      imported += 1
    }
  })
  announce({ type: 'drafts' })
  return imported
}

/** Returns a file's bytes as base64. */
export async function toBase64(file: Blob): Promise<string> {
  let binary = ''
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Returns the bytes by file id. @throws DOMException for invalid base64 */
const bytesOf = (texts: Readonly<Record<string, string>>): Partial<Record<string, ArrayBuffer>> =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer,
    ]),
  )
