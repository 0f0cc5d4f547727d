import { type Fit as WordFit, fitsIn, type Found, foundBy, type Lookup } from '#lib/search/fit.ts'
import { rankOf as wordRankOf } from '#lib/search/rank.ts'
import { firstSorted } from '#lib/first-sorted.ts'
import { understand } from '#lib/search/understand.ts'
import { type MatchLevel, matchLevels } from './match-words.ts'
import { anyDepartment, bearsTag, type PolicyQuestion, type Searchable } from './policy-search.ts'
import { closingRank, windowOf, type WindowNow } from './window.ts'

/** How a policy fits an enterprise, as far as an order needs it. */
export interface Fit {
  level: MatchLevel
  score?: number
}

/** What a search needs to know that the records themselves do not say. */
interface Means<P> {
  /** The moment at which windows are looked at, in milliseconds. */
  now: number
  /** What a policy is found by, made once for each ({@link foundOf}); `at` is its place among all. */
  found: (one: P, at: number) => Found
  /** How a policy fits the enterprise that asks; missing where none does. */
  fitOf?: (one: P, at: number) => Fit
  /** The window at `now`, where somebody has it ready. */
  windowAt?: (one: P, at: number) => WindowNow
  /** The places of those that pass the filters ({@link passing}), where somebody has them ready. */
  places?: readonly number[]
  /** What is known of all of them without looking into them, by their places. */
  lookup?: Lookup
  /** How many of the best are wanted in their order; what comes after them is in none. All of them unless said. */
  first?: number
}

/**
 * The policies that pass every filter, in the order asked for: the city and the device use the same. With a keyword
 * those come first that have all of it, in their title before elsewhere. Equals stand by their id, so that pages never
 * overlap.
 */
export function searchedPolicies<P extends Searchable>(
  all: readonly P[],
  asked: PolicyQuestion,
  { now, found, fitOf, windowAt = (one) => windowOf(one, now), places, lookup, first = all.length }: Means<P>,
): P[] {
  const sense = asked.keyword?.trim() ? understand(asked.keyword) : undefined
  const isBest = asked.sort === '最匹配'
  const ranksOf = (one: P, at: number, words: WordFit | undefined): number[] => {
    const ranks: number[] = words ? (isBest ? [wordRankOf(words)] : [-words.grade]) : []
    if (asked.sort === '截止最近') ranks.push(closingRank(windowAt(one, at)))
    if (!isBest) return ranks
    if (fitOf) ranks.push(...fitRanks(fitOf(one, at)))
    ranks.push(one.validity === '有效' ? 0 : 1, -one.viewCount)
    return ranks
  }
  const ranked: Ranked<P>[] = []
  const fitting =
    sense && fitsIn(sense, { size: all.length, foundAt: (at) => found(all[at]!, at), ...lookup })
  for (const at of places ?? passing(all, asked, windowAt)) {
    const one = all[at]!
    const words = fitting?.fitAt(at)
    if (!fitting || words) ranked.push({ one, ranks: ranksOf(one, at, words) })
  }
  // A loop with as little in it as can be: thousands are compared at each key that is pressed.
  const compare = (a: Ranked<P>, b: Ranked<P>) => {
    for (let at = 0; at < a.ranks.length; at += 1) {
      const difference = a.ranks[at]! - b.ranks[at]!
      if (difference) return difference
    }
    return (isBest ? 0 : after(b.one.publishDate, a.one.publishDate)) || after(a.one.id, b.one.id)
  }
  return firstSorted(ranked, compare, first).map(({ one }) => one)
}

/** The places of the policies that pass every filter, whatever word is looked for. */
export function passing<P extends Searchable>(
  all: readonly P[],
  asked: PolicyQuestion,
  windowAt: (one: P, at: number) => WindowNow,
): number[] {
  const places: number[] = []
  for (const [at, one] of all.entries()) {
    if (passes(one, asked) && (!asked.state?.length || asked.state.includes(windowAt(one, at).state)))
      places.push(at)
  }
  return places
}

interface Ranked<P> {
  one: P
  ranks: number[]
}

/** What a policy is found by: its title, its facts, and its text ({@link searchTextOf}), which `inText` looks through. */
export function foundOf(one: Searchable, inText: (word: string) => boolean): Found {
  const { docNumber, departments, policyType, industries, targetTags, summary } = one
  const facts = [docNumber, ...departments, policyType, ...industries, ...targetTags, summary]
  return { ...foundBy(one.title, facts), inText }
}

/** True where nothing is asked, or one of the words asked is among those there are. */
const any = (asked: readonly string[] | undefined, there: readonly string[]) =>
  !asked?.length || asked.some((one) => there.includes(one))

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
