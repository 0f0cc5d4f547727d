import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { formLink } from '#blocks/item-links.ts'
import { type Best, bestOf, PAGE_LABEL as PAGE } from '#blocks/search/best.ts'
import { type Hit, policyHit } from '#blocks/search/hits.ts'
import { searchKept } from '#blocks/search/kept.ts'
import { type Kind, kinds } from '#blocks/search/kinds.ts'
import { findFirst, SIZE } from '#blocks/search/useFound.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { searchLibrary } from '#offline/library.ts'
import { activityStates } from '#rules/activity-state.ts'
import { windowStates } from '#rules/window.ts'
import { type Card, isOver } from './conversation.ts'

/** Maximum number of cards below an answer, and the minimum score of a card. */
const MAX_CARDS = 3
const MIN_SCORE = 0.59
/** Timeout of a search, in milliseconds; the answer is already shown. */
const TIMEOUT = 5_000

/** Kinds of records that become cards; pages of the portal are always included. */
const cardKinds = [
  'item',
  'policy',
  'service',
  'market',
  'supply',
  'activity',
] as const satisfies readonly Kind[]

/**
 * Cards found, the best first. `at` is the time in milliseconds when the oldest of their records was read, if they
 * come from the device.
 */
export interface CardsFound {
  cards: Card[]
  at?: number
}

type Found = Partial<Record<Kind, readonly Hit[]>>

/**
 * Finds records and pages of the portal for a question at the city. It never fails, because cards are only an extra.
 */
export async function cityCards(client: QueryClient, router: AnyRouter, text: string): Promise<CardsFound> {
  const found = await Promise.all(
    cardKinds.map(async (kind) => [
      kind,
      (await withTimeout(TIMEOUT, findFirst(client, kind, text)).catch(() => undefined)) ?? [],
    ]),
  )
  return { cards: cardsOf(router, Object.fromEntries(found) as Found, text) }
}

/** Finds the same on this device: the records seen of each kind, and all policies if the library is kept. */
export async function keptCards(client: QueryClient, router: AnyRouter, text: string): Promise<CardsFound> {
  const cached = searchKept(client, text)
  const library = await searchLibrary({ keyword: text, sort: '最匹配', current: 1, size: SIZE }).catch(
    () => undefined,
  )
  const found: Found = Object.fromEntries(cardKinds.map((kind) => [kind, cached[kind].hits.slice(0, SIZE)]))
  if (library) found.policy = library.records.map(policyHit)
  const cards = cardsOf(router, found, text)
  const times = cardKinds
    .filter((kind) => cards.some(({ label }) => label === kinds[kind]))
    .map((kind) => (kind === 'policy' && library ? library.asOf : cached[kind].at))
  return { cards, ...(times.length ? { at: Math.min(...times) } : {}) }
}

/**
 * Returns the cards of the records found, without expired ones. A question that names a page gets pages only;
 * declarable items come before the policies behind them.
 */
function cardsOf(router: AnyRouter, found: Found, text: string): Card[] {
  const open = Object.fromEntries(
    Object.entries(found).map(([kind, hits]) => [kind, hits.filter((hit) => !isOver(hit))]),
  )
  const { best } = bestOf(open, text, MAX_CARDS, MIN_SCORE)
  const pages = best[0]?.label === PAGE ? best.filter(({ label }) => label === PAGE) : undefined
  const sorted = pages ?? best.toSorted((a, b) => policyRank(a) - policyRank(b))
  return sorted.map((one) => cardOf(router, one))
}

const policyRank = ({ label }: Best): number => Number(label === kinds.policy)

/**
 * State words of a record when it was read; a card with a deadline omits them, because the deadline shows the current
 * state.
 */
const stateWords = new Set<string>([...windowStates, ...activityStates])

function cardOf(router: AnyRouter, { label, hit }: Best): Card {
  const { id, title, link, meta, excerpt, amount, deadline, formKey } = hit
  const hrefOf = (target: typeof link) => router.buildLocation(target as never).href
  const facts = meta.filter((fact) => fact && !(deadline && stateWords.has(fact)))
  return {
    label,
    title,
    href: hrefOf(link),
    facts: (facts.length ? facts : [excerpt]).filter((fact) => fact !== undefined),
    ...(amount ? { amount } : {}),
    ...(deadline ? { deadline } : {}),
    ...(formKey ? { form: hrefOf(formLink({ id, formKey })) } : {}),
  }
}
