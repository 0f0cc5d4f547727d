import * as v from 'valibot'
import { announce } from '#offline/channel.ts'
import { transact } from '#offline/device/transact.ts'
import { draftId, listDrafts } from './drafts.ts'
import { readFile } from './files.ts'
import { owner, ownDb } from '#offline/owner.ts'
import { DraftRow } from '#offline/outbox/rows.ts'

const FORMAT = 'portal-drafts'
const VERSION = 1

const Exported = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  drafts: v.array(DraftRow),
  /** Bytes by file id, base64. */
  bytes: v.record(v.string(), v.string()),
})

/** The drafts of the current enterprise with their files, as one file to keep or to carry to another device. */
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
 * Takes drafts from such a file into the current enterprise, and answers how many. A draft that is already here stays
 * beside nothing: the newer of the two is kept.
 * @throws Error with words to show when it is not such a file
 */
export async function importDrafts(file: Blob): Promise<number> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Exported), await file.text())
  if (!read.success) throw new Error('文件不是草稿文件或已损坏，请重新选择')
  const enId = owner()?.enId ?? ''
  const here = new Map((await listDrafts()).map((draft) => [draftId(enId, draft.key), draft.savedAt]))
  const drafts = read.output.drafts.filter(
    (draft) => (here.get(draftId(enId, draft.key)) ?? '') < draft.savedAt,
  )
  await transact(ownDb(), ['drafts', 'files'], (stores) => {
    for (const draft of drafts) {
      stores.drafts.put({ ...draft, enId }, draftId(enId, draft.key))
      for (const one of draft.files) {
        const bytes = read.output.bytes[one.fileId]
        if (bytes !== undefined) {
          stores.files.put({ ...one, bytes: fromBase64(bytes), keptAt: draft.savedAt }, one.fileId)
        }
      }
    }
  })
  announce({ type: 'drafts' })
  return drafts.length
}

/** Bytes as text that JSON can hold. */
export async function toBase64(file: Blob): Promise<string> {
  let binary = ''
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte)
  return btoa(binary)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer
