import { pages } from './pages.data.ts'
import { type Fit, fitOf, type Found, foundBy } from '#lib/search/fit.ts'
import { byFit, mostOrHalf } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'
import type { Target } from '#ui/link.ts'
import { foundOf } from './found.ts'
import type { Hit } from './hits.ts'
import { type Kind, kindKeys, kinds } from './kinds.ts'

/** One of the best, with what it is. */
export interface Best {
  label: string
  hit: Hit
}

/** What the best of all kinds are, and how what was typed was taken. */
export interface BestFound {
  best: Best[]
  /** Official words that other words were taken for. */
  takenAs: readonly string[]
}

/** What a page of the portal is called among what was found. */
export const PAGE_LABEL = '功能'

/** How many of the best may be of one kind. */
const OF_A_KIND = 2
/** What a kind is worth beside its words: who asks how, is answered; who names a page, is led there; goods come when named. */
const ANSWER = 0.1
const PAGE = 0.15
const OFFER = -0.1

/** What somebody offers or asks for, and what tells of a policy that stands there itself. */
const offers = new Set<string>([kinds.service, kinds.provider, kinds.supply, kinds.demand, kinds.decode])

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
 * The best of all that was found, `most` at most, of mixed kinds, the pages of the portal among them. `least` is how well
 * one must fit, as a score of {@link Fit}.
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
  const worth = (label: string, fit: Fit): Fit => {
    const isAnswer = sense.asksHow && (label === kinds.problem || label === kinds.question)
    const isOffer = offers.has(label)
    const more = isAnswer
      ? ANSWER
      : label === PAGE_LABEL
        ? fit.grade > 1
          ? PAGE
          : OFFER
        : isOffer
          ? OFFER
          : 0
    return { ...fit, score: fit.score + more }
  }
  const ranked = mostOrHalf(sense, (share) =>
    [...pageEntries, ...entries].flatMap(({ label, hit, found: by }) => {
      const fit = fitOf(sense, by, share)
      return fit && fit.score >= least ? [{ label, hit, fit: worth(label, fit) }] : []
    }),
  ).sort((a, b) => byFit(a.fit, b.fit))
  const best: Best[] = []
  for (const { label, hit } of ranked) {
    const alike = best.filter((one) => one.label === label)
    if (alike.length < OF_A_KIND && !alike.some((one) => bare(one.hit) === bare(hit)))
      best.push({ label, hit })
    if (best.length === most) break
  }
  return { best, takenAs: sense.takenAs }
}

/** A title without what sets variants of one thing apart: 代理记账（年度服务包） is 代理记账. */
const bare = ({ title }: Hit) => title.replace(/（[^）]*）|\d{4}年度?/g, '')
