/** Name of the cache in which the service worker keeps pictures that were shown. */
export const PICTURES = 'images'

/** The cache of pictures; undefined where it has none. @throws where the browser does not hand out any */
async function opened(): Promise<Cache | undefined> {
  return (await caches.has(PICTURES)) ? await caches.open(PICTURES) : undefined
}

/** How many pictures are kept, and their bytes. */
export async function countPictures(): Promise<{ count: number; bytes: number }> {
  const cache = await opened().catch(() => undefined)
  if (!cache) return { count: 0, bytes: 0 }
  let bytes = 0
  const kept = await cache.keys()
  for (const request of kept) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  return { count: kept.length, bytes }
}

/** Forgets them; they come again from the network. */
export async function forgetPictures(): Promise<void> {
  if (await opened().catch(() => undefined)) await caches.delete(PICTURES)
}
