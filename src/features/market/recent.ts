import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

const MOST = 8

/** A list of this device for each of its users: what one has looked at is not for the next. */
const keyOf = (list: string) => `market-${list}:${account.userInfo?.id ?? ''}`

/** What somebody has looked at here: enough to find it again without a network. */
export interface Looked {
  id: string
  title: string
  /** Price in words. */
  price: string
}

const isLooked = (one: unknown): one is Looked =>
  typeof one === 'object' && one !== null && 'id' in one && 'title' in one && 'price' in one

function read(list: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(textIn('localStorage', keyOf(list)) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
const keep = (list: string, all: readonly unknown[]) =>
  keepText('localStorage', keyOf(list), all.length > 0 ? JSON.stringify(all.slice(0, MOST)) : '')

/** Listings that were looked at on this device, the last first, 8 at most. */
export const lookedAt = (): Looked[] => read('looked').filter(isLooked)

/** Puts a listing at the head of what was looked at. */
export const keepLooked = (one: Looked): void =>
  keep('looked', [one, ...lookedAt().filter(({ id }) => id !== one.id)])

/** What was searched for in the market, the last first, 8 at most. */
export const searchedFor = (): string[] => read('searched').filter((one) => typeof one === 'string')

/** Puts a search at the head of what was searched for. */
export const keepSearched = (words: string): void =>
  keep('searched', [words, ...searchedFor().filter((one) => one !== words)])

/** Forgets both lists. */
export function forgetRecent(): void {
  keep('looked', [])
  keep('searched', [])
}
