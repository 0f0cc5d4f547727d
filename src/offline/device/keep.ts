import { promisifyRequest, set, type UseStore } from 'idb-keyval'

/**
 * Writes a value if it differs from the stored one and is still wanted after the read. Most starts need no write, so a
 * page that is left at once blocks nobody.
 */
export async function keep(
  key: string,
  value: unknown,
  store: UseStore,
  isWanted: () => boolean = () => true,
): Promise<void> {
  // Reads without a shape, because the value is only compared.
  const kept = await store('readonly', (rows) => promisifyRequest<unknown>(rows.get(key)))
  if (JSON.stringify(kept) !== JSON.stringify(value) && isWanted()) await set(key, value, store)
}
