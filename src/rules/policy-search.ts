import { type MatchLevel, matchLevels } from './match-words.ts'
import { wordsOf } from '#lib/search-words.ts'
import { closingRank, type Window, windowOf, type WindowNow, windowStates } from './window.ts'

/** What a search looks at in a policy, beside its text. */
export interface Searchable extends Window {
  id: string
  title: string
  docNumber: string
  summary: string
  level: string
  region: string
  departments: readonly string[]
  publishDate: string
  updateTime: string
  policyType: string
  supportMode: string
  industries: readonly string[]
  targetScale: readonly string[]
  targetTags: readonly string[]
  validity: string
  viewCount: number
}

/** What the search shows where nobody chose: what can be applied for, or soon. */
export const shownStates = windowStates.filter((one) => one !== '已截止')
export const shownValidities = ['有效'] as const

/** A word of the city's that one can subscribe to. */
export interface TagSense {
  group: string
  name: string
}

/** The filters of the policy list; where several words are given, any of them will do. */
export interface PolicyQuestion {
  keyword?: string | undefined
  level?: string[] | undefined
  region?: string[] | undefined
  department?: string[] | undefined
  policyType?: string[] | undefined
  supportMode?: string[] | undefined
  industry?: string[] | undefined
  targetScale?: string[] | undefined
  targetTag?: string[] | undefined
  state?: string[] | undefined
  validity?: string[] | undefined
  /** Tags that their ids stand for; an empty list is one of unknown tags, which nothing bears. */
  tags?: readonly TagSense[] | undefined
  publishedFrom?: string | undefined
  publishedTo?: string | undefined
  updatedFrom?: string | undefined
  sort?: '最新发布' | '截止最近' | '最匹配' | undefined
}

/** How a policy fits an enterprise, as far as an order needs it. */
export interface Fit {
  level: MatchLevel
  score?: number | undefined
}

/** What a search needs to know that the records themselves do not say. */
export interface Means<P> {
  /** The moment at which windows are looked at, in milliseconds. */
  now: number
  /** Whether the whole text ({@link searchTextOf}) has every word of the keyword. */
  hasWords: (one: P, words: readonly string[]) => boolean
  /** How a policy fits the enterprise that asks; missing where none does. */
  fitOf?: ((one: P) => Fit) | undefined
  /** The window at `now`, where somebody has it ready. */
  windowAt?: (one: P) => WindowNow
}

/**
 * The policies that pass every filter, in the order asked for: the city and the device use the same. With a keyword
 * those come first that have all of it in their title. Equals stand by their id, so that pages never overlap.
 */
export function searchedPolicies<P extends Searchable>(
  all: readonly P[],
  asked: PolicyQuestion,
  { now, hasWords, fitOf, windowAt = (one) => windowOf(one, now) }: Means<P>,
): P[] {
  const words = wordsOf(asked.keyword ?? '')
  const found = all.filter(
    (one) =>
      passes(one, asked) &&
      (!asked.state?.length || asked.state.includes(windowAt(one).state)) &&
      (!words.length || hasWords(one, words)),
  )
  const isBest = asked.sort === '最匹配'
  const ranksOf = (one: P): number[] => {
    const title = one.title.toLowerCase()
    const ranks = words.length ? [words.every((word) => title.includes(word)) ? 0 : 1] : []
    if (asked.sort === '截止最近') ranks.push(closingRank(windowAt(one)))
    if (!isBest) return ranks
    if (fitOf) ranks.push(...fitRanks(fitOf(one)))
    ranks.push(-weightOf(one, title, words), -one.viewCount)
    return ranks
  }
  const ranked = found.map((one) => ({ one, ranks: ranksOf(one) }))
  // A loop with as little in it as can be: thousands are compared at each key that is pressed.
  ranked.sort((a, b) => {
    for (let at = 0; at < a.ranks.length; at += 1) {
      const difference = a.ranks[at]! - b.ranks[at]!
      if (difference) return difference
    }
    return (isBest ? 0 : after(b.one.publishDate, a.one.publishDate)) || after(a.one.id, b.one.id)
  })
  return ranked.map(({ one }) => one)
}

/** What a search looks through in a policy: title, 文号, summary and the whole text without its tags; in lower case. */
export function searchTextOf(
  one: Pick<Searchable, 'title' | 'docNumber' | 'summary'> & { contentHtml: string },
): string {
  return [one.title, one.docNumber, one.summary, plainText(one.contentHtml)].join('\n').toLowerCase()
}

/** The words of a tag's group that a policy has. */
const wordsOfGroup: Record<string, (one: Searchable) => readonly string[]> = {
  行业: (one) => one.industries,
  类型: (one) => [one.policyType],
  部门: (one) => one.departments,
  层级: (one) => [one.level],
  主题: (one) => one.targetTags,
}

/** Whether a policy bears a tag of the city's. */
export const bearsTag = (one: Searchable, { group, name }: TagSense): boolean =>
  wordsOfGroup[group]?.(one).includes(name) ?? false

/** True where nothing is asked, or one of the words asked is among those there are. */
const any = (asked: readonly string[] | undefined, there: readonly string[]) =>
  !asked?.length || asked.some((one) => there.includes(one))

/** A department is found by its own name or by the root that all levels share: 工信局 finds 市工信局 and 高新区工信局. */
export const anyDepartment = (asked: readonly string[] | undefined, there: readonly string[]): boolean =>
  !asked?.length || asked.some((word) => there.some((one) => one.endsWith(word)))

function passes(one: Searchable, asked: PolicyQuestion): boolean {
  return (
    any(asked.level, [one.level]) &&
    any(asked.region, [one.region]) &&
    anyDepartment(asked.department, one.departments) &&
    any(asked.policyType, [one.policyType]) &&
    any(asked.supportMode, [one.supportMode]) &&
    // A policy that names no industry is open to all of them.
    (!one.industries.length || any(asked.industry, one.industries)) &&
    any(asked.targetScale, one.targetScale) &&
    any(asked.targetTag, one.targetTags) &&
    any(asked.validity, [one.validity]) &&
    (!asked.publishedFrom || one.publishDate >= asked.publishedFrom) &&
    (!asked.publishedTo || one.publishDate < asked.publishedTo) &&
    (!asked.updatedFrom || one.updateTime >= asked.updatedFrom) &&
    (!asked.tags || asked.tags.some((tag) => bearsTag(one, tag)))
  )
}

const after = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** The best level first, in it the highest score; none counts as the lowest. */
const fitRanks = ({ level, score = -1 }: Fit) => [matchLevels.indexOf(level), -score]

/** How well the words fit: in the title 5, in 文号 or summary 2 each; being in force 1. */
function weightOf(one: Searchable, title: string, words: readonly string[]): number {
  const [number, summary] = words.length ? [one.docNumber.toLowerCase(), one.summary.toLowerCase()] : ['', '']
  return words.reduce(
    (sum, word) =>
      sum +
      (title.includes(word) ? 5 : 0) +
      (number.includes(word) ? 2 : 0) +
      (summary.includes(word) ? 2 : 0),
    one.validity === '有效' ? 1 : 0,
  )
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of a document: each block on a line of its own, inline tags gone. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|div|tr|td|th|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => signs[name] ?? whole)
}
