/** Name of the cache in which the service worker keeps pictures that were shown. */
export const PICTURES = 'images'

const here = () => typeof caches !== 'undefined'

/** How many pictures are kept, and their bytes. */
export async function countPictures(): Promise<{ count: number; bytes: number }> {
  if (!here() || !(await caches.has(PICTURES))) return { count: 0, bytes: 0 }
  const cache = await caches.open(PICTURES)
  let bytes = 0
  const kept = await cache.keys()
  for (const request of kept) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  return { count: kept.length, bytes }
}

/** Forgets them; they come again from the network. */
export async function forgetPictures(): Promise<void> {
  if (here()) await caches.delete(PICTURES)
}
