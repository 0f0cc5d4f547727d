import { promisifyRequest, set, type UseStore } from 'idb-keyval'

/**
 * Writes a value where it is another than what rests there, and still wanted once that has been read. Most starts find
 * what they would write: they only read, and a page that is left at once holds up nobody.
 */
export async function keep(
  key: string,
  value: unknown,
  store: UseStore,
  isWanted: () => boolean = () => true,
): Promise<void> {
  // Any shape will do: the value is only compared.
  const kept = await store('readonly', (rows) => promisifyRequest<unknown>(rows.get(key)))
  if (JSON.stringify(kept) !== JSON.stringify(value) && isWanted()) await set(key, value, store)
}
