import type { Target } from '#ui/link.ts'
import { bestOf } from './best.ts'
import type { Hit } from './hits.ts'
import { type Kind, kindKeys } from './kinds.ts'

/** Suggestion below a search box: label of its kind, text and link. */
export interface Suggestion {
  key: string
  /** 政策, 功能, 最近搜索 … */
  label: string
  text: string
  link: Target
}

/** Most suggestions below the box. */
export const MAX_SUGGESTIONS = 8

/** Returns a suggestion that searches for `words`. */
export const searchFor = (label: string, words: string): Suggestion => ({
  key: `${label} ${words}`,
  label,
  text: words,
  link: { to: '/general-search', search: { q: words } },
})

/** Returns the suggestions of an empty box: recent searches, then popular words, each once. */
export function beforeTyping(recent: readonly string[], hot: readonly string[]): Suggestion[] {
  const first = recent.slice(0, MAX_SUGGESTIONS - 3)
  return [
    ...first.map((words) => searchFor('最近搜索', words)),
    ...hot.filter((words) => !first.includes(words)).map((words) => searchFor('热门搜索', words)),
  ].slice(0, MAX_SUGGESTIONS)
}

/** Returns the suggestions for typed text: the best hits of mixed kinds, from city and device, each record once. */
export function whileTyping(
  sources: readonly Partial<Record<Kind, readonly Hit[]>>[],
  typed: string,
): Suggestion[] {
  const together = Object.fromEntries(
    kindKeys.map((kind) => {
      const hits = sources.flatMap((source) => source[kind] ?? [])
      return [kind, [...new Map(hits.map((hit) => [hit.id, hit])).values()]]
    }),
  )
  return bestOf(together, typed, MAX_SUGGESTIONS).best.map(({ label, hit }) => {
    const link = hit.link ?? searchFor(label, hit.title).link
    return { key: `${label} ${hit.id}`, label, text: hit.title, link }
  })
}
