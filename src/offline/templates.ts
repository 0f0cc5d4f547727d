import { delMany, keys, set } from 'idb-keyval'
import { call } from '#api/call/call.ts'
import { common as calls } from '#api/common.ts'
import { cityNow } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { getRow, getRows } from './device/checked.ts'
import { SHARED, storeOf } from './device/db.ts'
import { files } from './drafts/files.ts'

/** Milliseconds after which a stored template is downloaded again: a day. */
const MAX_AGE = 86_400_000

/** Returns the file name of a template: the last part of its path at the city. */
export const templateName = (path: string): string => path.split('/').at(-1) ?? path

/**
 * Stores a template (空白表格 of a material) on this device for all users, so that its form can be filled in without a
 * network. Skips a stored template that is less than a day old; forms that share it wait for one download.
 * @param path file path for download/file
 * @throws ApiError or StorageProblem if it could not be downloaded or stored
 */
export async function keepTemplate(path: string): Promise<void> {
  await withLock(`template ${path}`, async () => {
    const kept = await getRow(SHARED, 'files', path, files)
    if (!kept || Date.parse(kept.keptAt) <= cityNow() - MAX_AGE) await bringTemplate(path)
  })
}

/** Downloads a template from the city and stores it. @throws ApiError or StorageProblem */
async function bringTemplate(path: string): Promise<Blob> {
  const name = templateName(path)
  const { blob } = await call(calls.download, { query: { filePath: path, fileName: name } }, { quiet: true })
  const { size, type } = blob
  const bytes = await blob.arrayBuffer()
  const row = { fileId: path, name, size, type, bytes, keptAt: new Date(cityNow()).toISOString() }
  await set(path, row, storeOf(SHARED, 'files'))
  return blob
}

/**
 * Returns a template: the city's, or the stored one without an answer of the city. If `online` is false, the stored one
 * takes precedence.
 * @throws ApiError if neither is available
 */
export async function readTemplate(path: string, online: boolean): Promise<Blob> {
  const kept = () => getRow(SHARED, 'files', path, files).catch(() => undefined)
  const here = online ? undefined : await kept()
  if (here) return new Blob([here.bytes], { type: here.type })
  try {
    return await bringTemplate(path)
  } catch (error) {
    const older = await kept()
    if (!older) throw error
    return new Blob([older.bytes], { type: older.type })
  }
}

/** Returns the stored templates; `fileId` is the path at the city. @throws StorageProblem */
export const listTemplates = async () => (await getRows(SHARED, 'files', files)).map(([, file]) => file)

/** Deletes the stored templates, except those in `kept`; they are downloaded again with their forms. @throws StorageProblem */
export async function forgetTemplates(kept: ReadonlySet<string>): Promise<void> {
  const all = await keys(storeOf(SHARED, 'files'))
  await delMany(
    all.filter((key) => typeof key !== 'string' || !kept.has(key)),
    storeOf(SHARED, 'files'),
  )
}
