import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

const MOST = 8

/** Returns a list on this device that is kept for each user separately. */
const keyOf = (list: string) => `market-${list}:${account.userInfo?.id ?? ''}`

const Looked = v.object({ id: v.string(), title: v.string(), /** Price as text. */ price: v.string() })
/** Listing that the user viewed: enough data to find it without a network. */
type Looked = v.InferOutput<typeof Looked>

const Kept = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

/** Returns the valid stored entries; invalid data counts as absent, and the next write replaces it. */
function read<T>(list: string, schema: v.GenericSchema<T>): T[] {
  const kept = v.safeParse(Kept, textIn('localStorage', keyOf(list)))
  return kept.success ? kept.output.filter((one) => v.is(schema, one)) : []
}
const keep = (list: string, all: readonly unknown[]) =>
  keepText('localStorage', keyOf(list), all.length > 0 ? JSON.stringify(all.slice(0, MOST)) : '')

/** Listings viewed on this device, newest first, 8 at most. */
export const lookedAt = (): Looked[] => read('looked', Looked)

/** Adds a listing to the head of the viewed listings. */
export const rememberViewed = (one: Looked): void =>
  keep('looked', [one, ...lookedAt().filter(({ id }) => id !== one.id)])

/** Searches in the market, newest first, 8 at most. */
export const searchedFor = (): string[] => read('searched', v.string())

/** Adds a search to the head of the searches. */
export const keepSearched = (words: string): void =>
  keep('searched', [words, ...searchedFor().filter((one) => one !== words)])

/** Forgets both lists. */
export function forgetRecent(): void {
  keep('looked', [])
  keep('searched', [])
}
