/** A file of a record: on this device until it is sent, then at the city. One shape from the field to the outbox. */
export interface Attachment {
  /** `local:<fileId>` on this device, else the city's own path. */
  filePath: string
  fileName: string
  /** Bytes. */
  size: number
  type: string
  /** The kept file it was uploaded from ahead of its submit, with which that goes from this device. */
  keptAs?: string
}

/** What a body writes where the server's path of a kept file will stand: `local:<fileId>`. */
export const localPath = ({ fileId }: { fileId: string }): string => `local:${fileId}`

/** The id of a kept file in such a path; undefined when the path is the server's. */
export const fileIdOf = (path: string): string | undefined =>
  path.startsWith('local:') ? path.slice(6) : undefined

/** The id of the file on this device that an attachment comes from, uploaded already or not. */
export const keptIdOf = ({ filePath, keptAs }: Pick<Attachment, 'filePath' | 'keptAs'>): string | undefined =>
  fileIdOf(filePath) ?? keptAs

/** True for what is written as an attachment is. */
export function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false
  const { filePath, fileName, size, type, keptAs = '' } = value as Partial<Record<keyof Attachment, unknown>>
  const words = [filePath, fileName, type, keptAs]
  return words.every((one) => typeof one === 'string') && typeof size === 'number'
}
