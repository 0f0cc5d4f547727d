import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

const MOST = 8

/** A list of this device for each of its users: what one has looked at is not for the next. */
const keyOf = (list: string) => `market-${list}:${account.userInfo?.id ?? ''}`

const Looked = v.object({ id: v.string(), title: v.string(), /** In words. */ price: v.string() })
/** What somebody has looked at here: enough to find it again without a network. */
type Looked = v.InferOutput<typeof Looked>

const Kept = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

/** What is kept in a list and fits; the rest counts as absent, and the next write goes over it. */
function read<T>(list: string, schema: v.GenericSchema<T>): T[] {
  const kept = v.safeParse(Kept, textIn('localStorage', keyOf(list)))
  return kept.success ? kept.output.filter((one) => v.is(schema, one)) : []
}
const keep = (list: string, all: readonly unknown[]) =>
  keepText('localStorage', keyOf(list), all.length > 0 ? JSON.stringify(all.slice(0, MOST)) : '')

/** Listings that were looked at on this device, the last first, 8 at most. */
export const lookedAt = (): Looked[] => read('looked', Looked)

/** Puts a listing at the head of what was looked at. */
export const keepLooked = (one: Looked): void =>
  keep('looked', [one, ...lookedAt().filter(({ id }) => id !== one.id)])

/** What was searched for in the market, the last first, 8 at most. */
export const searchedFor = (): string[] => read('searched', v.string())

/** Puts a search at the head of what was searched for. */
export const keepSearched = (words: string): void =>
  keep('searched', [words, ...searchedFor().filter((one) => one !== words)])

/** Forgets both lists. */
export function forgetRecent(): void {
  keep('looked', [])
  keep('searched', [])
}
