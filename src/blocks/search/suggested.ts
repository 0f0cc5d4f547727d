import type { Target } from '#ui/link.ts'
import { bestOf } from './best.ts'
import type { Hit } from './hits.ts'
import { type Kind, kindKeys } from './kinds.ts'

/** One line below a search box: what it is, its words, and where it leads. */
export interface Suggestion {
  key: string
  /** 政策, 功能, 最近搜索 … */
  label: string
  text: string
  link: Target
}

/** As many stand below the box. */
export const MOST = 8

/** A search for these words, as a line. */
export const searchFor = (label: string, words: string): Suggestion => ({
  key: `${label} ${words}`,
  label,
  text: words,
  link: { to: '/general-search', search: { q: words } },
})

/** Before anything is typed: what was looked for here, then words that others look for, each once. */
export function beforeTyping(recent: readonly string[], hot: readonly string[]): Suggestion[] {
  const first = recent.slice(0, MOST - 3)
  return [
    ...first.map((words) => searchFor('最近搜索', words)),
    ...hot.filter((words) => !first.includes(words)).map((words) => searchFor('热门搜索', words)),
  ].slice(0, MOST)
}

/**
 * While something is typed: what fits best, of mixed kinds, from the city and from the device; what both know is said
 * once.
 */
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
  return bestOf(together, typed, MOST).best.map(({ label, hit }) => {
    const link = hit.link ?? searchFor(label, hit.title).link
    return { key: `${label} ${hit.id}`, label, text: hit.title, link }
  })
}
