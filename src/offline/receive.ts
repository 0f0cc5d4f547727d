import { rememberedOwner } from './owner.ts'
import { keepReceived } from './received.ts'
import { type ShareOutcome } from '#lib/share-path.ts'

/**
 * Keeps the files of a form that another app posted, for the user whom this device knows or else for whoever signs in
 * next.
 * @param isPublic true on a public computer, which keeps nothing
 */
export async function receiveShared(request: Request, isPublic: boolean): Promise<ShareOutcome> {
  if (isPublic) return 'received-public'
  try {
    const files = [...(await request.formData()).values()].filter((one) => one instanceof File)
    await keepReceived(files, (await rememberedOwner())?.userId ?? '')
    return files.length > 0 ? 'received' : 'received-failed'
  } catch {
    return 'received-failed'
  }
}
