import { host } from '#api/call/host.ts'
import { common } from '#api/common.ts'
import { fileIdOf } from '#lib/attachment.ts'

/** Returns true for a path of the city's file store. */
export const isStored = (path: string): boolean => path.startsWith('/upload/')

/** Returns the public URL of a picture; undefined if it must be fetched with the token. */
export function openAddress(path: string): string | undefined {
  if (fileIdOf(path) !== undefined) return undefined
  if (!isStored(path)) return path
  // A page cannot show a picture of another site, so the city's own is fetched by a call then.
  return host.base ? undefined : `${common.download.path}?filePath=${encodeURIComponent(path)}`
}
