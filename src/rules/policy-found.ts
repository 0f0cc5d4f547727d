import { type Fit as WordFit, fitsIn, type Found, foundBy, type Lookup } from '#lib/search/fit.ts'
import { rankOf as wordRankOf } from '#lib/search/rank.ts'
import { firstSorted } from '#lib/first-sorted.ts'
import { understand } from '#lib/search/understand.ts'
import { type MatchLevel, matchLevels } from './match-words.ts'
import { anyDepartment, bearsTag, type PolicyQuestion, type Searchable } from './policy-search.ts'
import { closingRank, windowOf, type WindowNow } from './window.ts'

/** Fit between policy and enterprise, as far as sorting needs it. */
export interface Fit {
  level: MatchLevel
  score?: number
}

/** Context of a search that the records themselves do not contain. */
interface SearchContext<P> {
  /** Moment at which windows are evaluated, in milliseconds. */
  now: number
  /**
   * Returns the searchable texts of a policy, cached for each ({@link foundOf}); `at` is its position among
   * all.
   */
  found: (one: P, at: number) => Found
  /** Returns the fit between a policy and the searching enterprise; missing without one. */
  fitOf?: (one: P, at: number) => Fit
  /** Returns the window at `now`, if the caller has it already. */
  windowAt?: (one: P, at: number) => WindowNow
  /** Positions of the policies that pass the filters ({@link passing}), if the caller has them already. */
  places?: readonly number[]
  /** Facts known about all policies without reading them, by position. */
  lookup?: Lookup
  /**
   * Number of best policies that must be sorted; the order of the others is undefined. All of them by
   * default.
   */
  first?: number
}

/**
 * Returns the policies that pass every filter, in the requested order; the city and the device use the same
 * rule. With a keyword, complete matches come first, those in the title before others. Equal policies are
 * sorted by id, so that pages never overlap.
 */
export function searchedPolicies<P extends Searchable>(
  all: readonly P[],
  asked: PolicyQuestion,
  {
    now,
    found,
    fitOf,
    windowAt = (one) => windowOf(one, now),
    places,
    lookup,
    first = all.length,
  }: SearchContext<P>,
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
  // Keeps the loop minimal, because thousands of rows are compared after each key press.
  const compare = (a: Ranked<P>, b: Ranked<P>) => {
    for (let at = 0; at < a.ranks.length; at += 1) {
      const difference = a.ranks[at]! - b.ranks[at]!
      if (difference) return difference
    }
    return (isBest ? 0 : compareText(b.one.publishDate, a.one.publishDate)) || compareText(a.one.id, b.one.id)
  }
  return firstSorted(ranked, compare, first).map(({ one }) => one)
}

/** Returns the positions of the policies that pass every filter, regardless of the keyword. */
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

/**
 * Builds the searchable texts of a policy: its title, its facts, and its text ({@link searchTextOf}), which
 * `inText` searches.
 */
export function foundOf(one: Searchable, inText: (word: string) => boolean): Found {
  const { docNumber, departments, policyType, industries, targetTags, summary } = one
  const facts = [docNumber, ...departments, policyType, ...industries, ...targetTags, summary]
  return { ...foundBy(one.title, facts), inText }
}

/** Returns true if no value is requested, or one of the requested values is present. */
const matchesAny = (asked: readonly string[] | undefined, there: readonly string[]) =>
  !asked?.length || asked.some((one) => there.includes(one))

function passes(one: Searchable, asked: PolicyQuestion): boolean {
  return (
    matchesAny(asked.level, [one.level]) &&
    matchesAny(asked.region, [one.region]) &&
    anyDepartment(asked.department, one.departments) &&
    matchesAny(asked.policyType, [one.policyType]) &&
    matchesAny(asked.supportMode, [one.supportMode]) &&
    // A policy that names no industry is open to all of them.
    (!one.industries.length || matchesAny(asked.industry, one.industries)) &&
    matchesAny(asked.targetScale, one.targetScale) &&
    matchesAny(asked.targetTag, one.targetTags) &&
    matchesAny(asked.validity, [one.validity]) &&
    (!asked.publishedFrom || one.publishDate >= asked.publishedFrom) &&
    (!asked.publishedTo || one.publishDate < asked.publishedTo) &&
    (!asked.updatedFrom || one.updateTime >= asked.updatedFrom) &&
    (!asked.tags || asked.tags.some((tag) => bearsTag(one, tag)))
  )
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** Sorts by level, then by score, the best first; a missing score counts as the lowest. */
const fitRanks = ({ level, score = -1 }: Fit) => [matchLevels.indexOf(level), -score]
