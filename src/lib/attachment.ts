/**
 * File of a record: on this device until it is sent, then at the city. Fields and outbox use the same shape.
 */
export interface Attachment {
  /** `local:<fileId>` on this device, otherwise the path at the city. */
  filePath: string
  fileName: string
  /** Size in bytes. */
  size: number
  type: string
  /**
   * Id of the stored file that was uploaded before its submit; used when the submit is sent from this device.
   */
  keptAs?: string
}

/**
 * Returns the placeholder for a stored file in a request body, later replaced by the server's path:
 * `local:<fileId>`.
 */
export const localPath = ({ fileId }: { fileId: string }): string => `local:${fileId}`

/** Returns the id of the stored file in such a placeholder; undefined for a path of the server. */
export const fileIdOf = (path: string): string | undefined =>
  path.startsWith('local:') ? path.slice(6) : undefined

/** Returns the id of an attachment's file on this device, uploaded or not. */
export const keptIdOf = ({ filePath, keptAs }: Pick<Attachment, 'filePath' | 'keptAs'>): string | undefined =>
  fileIdOf(filePath) ?? keptAs

/** Returns true if a value has the shape of an attachment. */
export function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false
  const { filePath, fileName, size, type, keptAs = '' } = value as Partial<Record<keyof Attachment, unknown>>
  const words = [filePath, fileName, type, keptAs]
  return words.every((one) => typeof one === 'string') && typeof size === 'number'
}
