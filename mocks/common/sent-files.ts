import type { FieldError } from '#api/call/error.ts'
import type { StoredFile } from '#api/call/shape.ts'
import { cleanLine } from '#lib/clean.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'

/** Type that a browser's upload sends for a file of unknown type. */
const UNKNOWN_TYPE = 'application/octet-stream'

/**
 * Returns the errors of files that a request names, at `field`.N and numbered in the messages. Each file must have been
 * uploaded by this user or be part of the caller's records already (`before`), with the same name, size and type.
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
    const different = differingField(file, stored)
    return different
      ? [
          {
            field: `${at}.${different}`,
            errorMessage: `第 ${String(index + 1)} 个文件与上传的不一致，请重新上传`,
          },
        ]
      : []
  })
}

/**
 * Returns the errors of pictures, by the path of each one's field. A web address or a path of this site is allowed; a
 * path of the city's store must be an upload of this user, unless the caller's records contain it already, and a data
 * URL is allowed only in that case.
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
 * Returns an enterprise's records as they are now, and their public versions while an edit waits. An edit and a copy
 * may use the files of any of them, whoever of the enterprise has uploaded them.
 */
export const withApprovedVersions = <Row extends object, Public extends object>(
  rows: readonly (Row & { approved?: Public })[],
): (Row | Public)[] => rows.flatMap((row) => (row.approved ? [row, row.approved] : [row]))

/** Returns the pictures of a list by the paths of their fields: `images.0`. */
export const imagesByField = (images: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(images.map((address, index) => [`images.${String(index)}`, address]))

/** Refuses with all errors at once; returns if there are none. */
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

/**
 * Returns the first of name, size and type that differs from the stored file. Names are compared cleaned, because texts
 * of requests are cleaned on arrival.
 */
function differingField(
  sent: StoredFile,
  stored: Omit<StoredFile, 'filePath'>,
): keyof StoredFile | undefined {
  if (sent.fileName !== cleanLine(stored.fileName)) return 'fileName'
  if (sent.size !== stored.size) return 'size'
  return (sent.type || UNKNOWN_TYPE) === (stored.type || UNKNOWN_TYPE) ? undefined : 'type'
}
