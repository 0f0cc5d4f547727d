/** Name of the service worker's cache of displayed pictures. */
export const PICTURES = 'images'

/** Opens the cache of pictures; undefined if it does not exist. @throws if the browser denies access to caches */
async function pictureCache(): Promise<Cache | undefined> {
  return (await caches.has(PICTURES)) ? await caches.open(PICTURES) : undefined
}

/** Returns the number of cached pictures and their bytes. */
export async function countPictures(): Promise<{ count: number; bytes: number }> {
  const cache = await pictureCache().catch(() => undefined)
  if (!cache) return { count: 0, bytes: 0 }
  let bytes = 0
  const kept = await cache.keys()
  for (const request of kept) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  return { count: kept.length, bytes }
}

/** Deletes the cached pictures; they are downloaded again when needed. */
export async function forgetPictures(): Promise<void> {
  if (await pictureCache().catch(() => undefined)) await caches.delete(PICTURES)
}
