import { pages } from './pages.data.ts'
import { type Fit, fitOf, type Found, foundBy } from '#lib/search/fit.ts'
import { byFit, mostOrHalf } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import type { Target } from '#ui/link.ts'
import { foundOf } from './found.ts'
import type { Hit } from './hits.ts'
import { type Kind, kindKeys, kinds } from './kinds.ts'

/** One of the best hits, with its kind's label. */
export interface Best {
  label: string
  hit: Hit
}

/** Best hits of all kinds, and how the typed text was interpreted. */
export interface BestFound {
  best: Best[]
  /** Official terms that replaced typed words. */
  takenAs: readonly string[]
}

/** Label of a portal page among the hits. */
export const PAGE_LABEL = '功能'

/** Most hits of one kind among the best. */
const MAX_OF_KIND = 2
/** Score bonus of a kind: answers for a "how" question, pages that are named; offers rank lower unless named. */
const ANSWER_BONUS = 0.1
const PAGE_BONUS = 0.15
const OFFER_BONUS = -0.1

/** Kinds ranked lower: offers and requests, and interpretations, whose policy is among the hits itself. */
const loweredKinds = new Set<string>([
  kinds.service,
  kinds.provider,
  kinds.supply,
  kinds.demand,
  kinds.decode,
])

interface Entry extends Best {
  found: Found
}

const pageEntries: Entry[] = pages
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', title = '', does = '', words = ''] = line.split('|')
    return {
      label: PAGE_LABEL,
      hit: { id: path, title, link: { to: path as NonNullable<Target['to']> }, meta: [], excerpt: does },
      found: foundBy(title, [does, ...words.split(' ')], does),
    }
  })

/**
 * Returns the best hits of mixed kinds, portal pages included. `most` is the largest number of hits, `least` the lowest
 * score of a hit as in {@link Fit}.
 */
export function bestOf(
  found: Readonly<Partial<Record<Kind, readonly Hit[]>>>,
  looked: string,
  most: number,
  least = 0,
): BestFound {
  const sense = understand(looked)
  const entries = kindKeys.flatMap((kind) =>
    (found[kind] ?? []).map((hit) => ({ label: kinds[kind], hit, found: foundOf(hit) })),
  )
  const weighted = (label: string, fit: Fit): Fit => {
    const isAnswer = sense.asksHow && (label === kinds.problem || label === kinds.question)
    const isOffer = loweredKinds.has(label)
    const more = isAnswer
      ? ANSWER_BONUS
      : label === PAGE_LABEL
        ? fit.grade > 1
          ? PAGE_BONUS
          : OFFER_BONUS
        : isOffer
          ? OFFER_BONUS
          : 0
    return { ...fit, score: fit.score + more }
  }
  const ranked = mostOrHalf(sense, (share) =>
    [...pageEntries, ...entries].flatMap(({ label, hit, found: by }) => {
      const fit = fitOf(sense, by, share)
      return fit && fit.score >= least ? [{ label, hit, fit: weighted(label, fit) }] : []
    }),
  ).sort((a, b) => byFit(a.fit, b.fit))
  const best: Best[] = []
  for (const { label, hit } of ranked) {
    const alike = best.filter((one) => one.label === label)
    if (alike.length < MAX_OF_KIND && !alike.some((one) => baseTitle(one.hit) === baseTitle(hit)))
      best.push({ label, hit })
    if (best.length === most) break
  }
  return { best, takenAs: sense.takenAs }
}

/** Returns a title without the parts that distinguish variants: 代理记账（年度服务包） becomes 代理记账. */
const baseTitle = ({ title }: Hit) => title.replace(/（[^）]*）|\d{4}年度?/g, '')
