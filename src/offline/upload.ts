import { call } from '#api/call/call.ts'
import { ApiError, isTransient } from '#api/call/error.ts'
import type { StoredFile } from '#api/call/shape.ts'
import { common } from '#api/common.ts'
import type { ItemFile } from './outbox/item.ts'

const MB = 1_048_576
/** Bytes of one part: a second on a phone's line of 8 Mbit/s, which is what a cut costs at most (chosen). */
const PART = MB

/** Checks if a file of this many bytes is sent in parts and shows its share: over 5 MB (chosen). */
export const isLarge = (size: number): boolean => size > 5 * MB

/** Formats how much is sent, both in bytes: 3.2 / 12.4 MB. */
export const shareText = (sent: number, all: number): string =>
  `${(sent / MB).toFixed(1)} / ${(all / MB).toFixed(1)} MB`

/** Returns the bytes of an item's files that have arrived. */
export const sentBytes = (files: readonly Pick<ItemFile, 'size' | 'sent' | 'serverPath'>[]): number =>
  files.reduce((sum, { size, sent = 0, serverPath }) => sum + (serverPath ? size : sent), 0)

type Options = NonNullable<Parameters<typeof call>[2]> & { idempotencyKey: string }

/**
 * Uploads a file that is kept on this device. A large one goes in parts, and a later attempt sends only what is missing,
 * also after the page was closed; to a city without parts it goes whole.
 * @param fileId key of its parts at the city; the bytes under it never change
 * @param options of the call; `idempotencyKey` is that of the whole file, because a part is safe to repeat by its place
 * @param tell is told the bytes that have arrived
 * @throws ApiError as `call`
 */
export async function uploadFile(
  file: File,
  fileId: string,
  options: Options,
  tell: (sent: number) => void = () => undefined,
): Promise<StoredFile> {
  const { name, size, type } = file
  const post = (fields: Record<string, string | File>, by: Partial<Options>) => {
    const body = new FormData()
    for (const [key, value] of Object.entries(fields)) body.append(key, value)
    return call(common.upload, { body }, by)
  }
  if (!isLarge(size)) return await post({ file }, options)
  const { idempotencyKey: _, ...each } = options
  const partOf = (range: string) => ({ upload: fileId, range: `bytes ${range}/${String(size)}` })
  let answer = await post(partOf('*'), each).catch((error: unknown) => {
    const { kind, status } = error as ApiError
    // Takes any refusal of the question for a city without parts, but not a dead line or an expired session.
    if (kind === 'unauthorized' || (isTransient(error) && status !== 500)) throw error
    return undefined
  })
  if (answer?.received === undefined && answer?.size !== size) return await post({ file }, options)
  // Ends after twice the parts, so that a city that forgets them is not asked forever.
  for (let left = (2 * size) / PART + 2; answer.received !== undefined && left > 0; left -= 1) {
    const from = answer.received
    tell(from)
    const to = Math.min(from + PART, size)
    const part = new File([file.slice(from, to)], name, { type })
    answer = await post({ ...partOf(`${String(from)}-${String(to - 1)}`), file: part }, each)
  }
  if (answer.received !== undefined) throw new ApiError('contract')
  return answer
}
