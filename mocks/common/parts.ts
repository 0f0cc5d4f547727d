import { UPLOAD_MAX } from '#api/common.ts'
import type { PartialUpload, World } from '#mocks/city.ts'
import { refuse } from '#mocks/refusal.ts'

/** Place of a part in its file; without `from` and `to` the call asks how far the upload is. */
interface Part {
  key: string
  from?: number
  to?: number
  total: number
}

/**
 * Reads the fields of a part; undefined for a file that comes whole.
 * @throws Refusal of the field that is wrong
 */
export function partOf(body: FormData): Part | undefined {
  const [key, range] = [body.get('upload'), body.get('range')]
  if (key === null && range === null) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    return refuse.field('upload', '上传编号应为 8 至 100 位字母、数字或短横线')
  const found = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(typeof range === 'string' ? range : '')
  const [from, to, total] = (found ?? []).slice(1).map((text) => text && Number(text)) as (
    | number
    | undefined
  )[]
  const fits = from === undefined || (from <= to! && to! < total!)
  if (!total || !fits) return refuse.field('range', '文件分段的位置有误，请重新上传')
  if (total > UPLOAD_MAX) return refuse.field('file', '文件不能超过 20 MB')
  return from === undefined ? { key, total } : { key, from, to: to!, total }
}

/**
 * Returns the upload that a part belongs to, a new one for the first.
 * @param owner user and enterprise, because another's upload is never continued
 */
export function uploadOf(world: World, owner: string, { key, total }: Part): PartialUpload {
  const name = `${owner}:${key}`
  const upload = world.partialUploads.get(name) ?? { bytes: new Uint8Array(total), received: 0 }
  if (upload.bytes.length !== total) return refuse.field('range', '文件大小与已上传的部分不一致，请重新上传')
  world.partialUploads.set(name, upload, total)
  return upload
}

/**
 * Adds the bytes of a part to its upload. A part that has arrived before changes nothing, and one that begins beyond
 * what has arrived is left out, so that the caller goes on from `received`.
 */
export async function joinPart(upload: PartialUpload, { from = 0, to = 0 }: Part, file: File): Promise<void> {
  if (file.size !== to - from + 1) return refuse.field('range', '文件分段的位置有误，请重新上传')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (from > upload.received || to < upload.received) return
  upload.bytes.set(bytes, from)
  upload.received = to + 1
}
