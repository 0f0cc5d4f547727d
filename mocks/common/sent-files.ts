import type { FieldError } from '#api/call/error.ts'
import type { StoredFile } from '#api/call/shape.ts'
import { cleanLine } from '#lib/clean.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'

/** What a browser's upload says of a file that it knows no type of. */
const UNKNOWN_TYPE = 'application/octet-stream'

/**
 * What is wrong with files that a request names, at `field`.N and by their place alone: each must have been uploaded by
 * this user, or stand in the caller's records already (`before`), and be called as it was then.
 */
export function fileErrors(
  world: World,
  userId: string,
  field: string,
  sent: readonly StoredFile[] = [],
  before: readonly StoredFile[] = [],
): FieldError[] {
  return sent.flatMap((file, index) => {
    const at = `${field}.${String(index)}`
    const stored = before.find((one) => one.filePath === file.filePath) ?? uploadedBy(world, userId, file)
    if (!stored)
      return [
        { field: `${at}.filePath`, errorMessage: `第 ${String(index + 1)} 个文件未上传成功，请重新上传` },
      ]
    const other = differing(file, stored)
    return other
      ? [
          {
            field: `${at}.${other}`,
            errorMessage: `第 ${String(index + 1)} 个文件与上传的不一致，请重新上传`,
          },
        ]
      : []
  })
}

/**
 * The same for pictures, by the path of each one's field. A web address or a path of this site may stand for one; a path
 * of the city's store must be an upload of this user's, unless the caller's records have it already, as they must a data
 * URL.
 */
export function pictureErrors(
  world: World,
  userId: string,
  sent: Readonly<Record<string, string | undefined>>,
  before: readonly (string | undefined)[] = [],
): FieldError[] {
  const isTaken = (address: string) =>
    before.includes(address) ||
    (address.startsWith('/upload/')
      ? uploadedBy(world, userId, { filePath: address }) !== undefined
      : !/^data:/i.test(address))
  return Object.entries(sent).flatMap(([field, address]) =>
    address === undefined || isTaken(address) ? [] : [{ field, errorMessage: '图片未上传成功，请重新上传' }],
  )
}

/**
 * An enterprise's records as they stand, and as they are public while an edit waits: an edit and a copy may hold the files
 * of any of them, whoever of the enterprise has uploaded them.
 */
export const versionsOf = <Row extends object, Public extends object>(
  rows: readonly (Row & { approved?: Public })[],
): (Row | Public)[] => rows.flatMap((row) => (row.approved ? [row, row.approved] : [row]))

/** Pictures of a list by the paths of their fields: `images.0`. */
export const imagesByField = (images: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(images.map((address, index) => [`images.${String(index)}`, address]))

/** Refuses with everything that is wrong at once. */
export function refuseAny(errors: FieldError[]): void {
  if (errors.length) refuse.fields(errors)
}

function uploadedBy(
  world: World,
  userId: string,
  { filePath }: Pick<StoredFile, 'filePath'>,
): Omit<StoredFile, 'filePath'> | undefined {
  const uploaded = world.files.get(filePath)
  const stored = uploaded ? { ...uploaded, size: uploaded.bytes.length } : world.db.seedFile.find(filePath)
  return stored?.userId === userId ? stored : undefined
}

/** Says which of its words a file is not called by as it was stored. Texts are clean on their way, names of files too. */
function differing(sent: StoredFile, stored: Omit<StoredFile, 'filePath'>): keyof StoredFile | undefined {
  if (sent.fileName !== cleanLine(stored.fileName)) return 'fileName'
  if (sent.size !== stored.size) return 'size'
  return (sent.type || UNKNOWN_TYPE) === (stored.type || UNKNOWN_TYPE) ? undefined : 'type'
}
