import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { formLink } from '#blocks/item-links.ts'
import { type Best, bestOf, PAGE_LABEL as PAGE } from '#blocks/search/best.ts'
import { type Hit, policyHit } from '#blocks/search/hits.ts'
import { searchKept } from '#blocks/search/kept.ts'
import { type Kind, kinds } from '#blocks/search/kinds.ts'
import { findFirst, SIZE } from '#blocks/search/useFound.ts'
import { within } from '#lib/within.ts'
import { searchLibrary } from '#offline/library.ts'
import { activityStates } from '#rules/activity-state.ts'
import { windowStates } from '#rules/window.ts'
import { type Card, isOver } from './conversation.ts'

/** How many cards stand below an answer, and how well each must fit what was asked. */
const CARDS = 3
const CLOSE = 0.59
/** Milliseconds that a search may take: an answer stands there already. */
const WITHIN = 5_000

/** Of which kinds cards are made; the pages of the portal are always among them. */
const asked = ['item', 'policy', 'service', 'market', 'supply', 'activity'] as const satisfies readonly Kind[]

/** What was found, the best first; `at`, in milliseconds, says when the oldest of it was read, where the device said it. */
export interface CardsFound {
  cards: Card[]
  at?: number
}

type Found = Partial<Record<Kind, readonly Hit[]>>

/** Records and pages of the portal that what was asked leads to, as the city has them. Only an extra: it never fails. */
export async function cityCards(client: QueryClient, router: AnyRouter, text: string): Promise<CardsFound> {
  const found = await Promise.all(
    asked.map(async (kind) => [
      kind,
      (await within(WITHIN, findFirst(client, kind, text)).catch(() => undefined)) ?? [],
    ]),
  )
  return { cards: cardsOf(router, Object.fromEntries(found) as Found, text) }
}

/** The same from what this device keeps: what was read of each kind, and all policies where the library is kept. */
export async function keptCards(client: QueryClient, router: AnyRouter, text: string): Promise<CardsFound> {
  const kept = searchKept(client, text)
  const library = await searchLibrary({ keyword: text, sort: '最匹配', current: 1, size: SIZE }).catch(
    () => undefined,
  )
  const found: Found = Object.fromEntries(asked.map((kind) => [kind, kept[kind].hits.slice(0, SIZE)]))
  if (library) found.policy = library.records.map(policyHit)
  const cards = cardsOf(router, found, text)
  const times = asked
    .filter((kind) => cards.some(({ label }) => label === kinds[kind]))
    .map((kind) => (kind === 'policy' && library ? library.asOf : kept[kind].at))
  return { cards, ...(times.length ? { at: Math.min(...times) } : {}) }
}

/**
 * The cards of what was found: nothing that is over. Who names a page is led to pages; what can be handed in comes before
 * the policies it rests on.
 */
function cardsOf(router: AnyRouter, found: Found, text: string): Card[] {
  const open = Object.fromEntries(
    Object.entries(found).map(([kind, hits]) => [kind, hits.filter((hit) => !isOver(hit))]),
  )
  const { best } = bestOf(open, text, CARDS, CLOSE)
  const pages = best[0]?.label === PAGE ? best.filter(({ label }) => label === PAGE) : undefined
  const sorted = pages ?? best.toSorted((a, b) => isPolicy(a) - isPolicy(b))
  return sorted.map((one) => cardOf(router, one))
}

const isPolicy = ({ label }: Best): number => Number(label === kinds.policy)

/** How a record stood when it was read: its deadline says how it stands now. */
const passing = new Set<string>([...windowStates, ...activityStates])

function cardOf(router: AnyRouter, { label, hit }: Best): Card {
  const { id, title, link, meta, excerpt, amount, deadline, formKey } = hit
  const hrefOf = (target: typeof link) => router.buildLocation(target as never).href
  const facts = meta.filter((fact) => fact && !(deadline && passing.has(fact)))
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
