import { type OutboxState, overlay } from '#blocks/outbox/overlay.ts'
import { changesIn } from '#offline/outbox/changes.ts'
import { type Draft, isNewTo, NO_RECEIPT, type ReceiptNo } from '#offline/outbox/item.ts'
import {
  begunFor,
  type Brought,
  cityDraftPath,
  type Declared,
  nothingBrought,
} from '#rules/standing/brought.ts'
import type { Obligation } from '#rules/standing/obligation.ts'
import { type IsDone, obligations } from '#rules/standing/obligations.ts'

/** Sources of the obligations that the city answers, in the order of `dueQueries`. */
export const sources = [
  'declarations',
  'notices',
  'favourites',
  'appeals',
  'demands',
  'supplies',
  'enquiries',
  'signups',
] as const
type Source = (typeof sources)[number]

/** Forms of declarations whose drafts have the item's id as their record, unless they correct a declaration. */
const forms = ['declare-apply', 'spec-declare']

/** Declarations that were begun and not submitted, on this device or at the city, with the items that they need. */
interface BegunHere {
  local: readonly Draft[]
  atCity: readonly Declared[]
  itemIds: readonly string[]
}

/** Returns the begun declarations among the city's and the drafts of this device. */
export function begunHere(
  declarations: readonly Declared[],
  drafts: readonly Draft[],
  outbox: OutboxState['outbox'],
): BegunHere {
  const local = drafts.filter(
    ({ key, base }) => forms.includes(key.form) && (base as { id?: string } | undefined)?.id !== key.record,
  )
  const atCity = declarations.filter(
    ({ status, itemId }) => status === '草稿' && !local.some(({ key }) => key.record === itemId),
  )
  const waitingItems = outbox.flatMap(({ record }) => /^declare:(.+)/.exec(record)?.[1] ?? [])
  const itemIds = [
    ...new Set([
      ...local.map(({ key }) => key.record),
      ...atCity.map(({ itemId }) => itemId),
      ...waitingItems.filter((id) => !declarations.some((one) => one.id === id)),
    ]),
  ]
  return { local, atCity, itemIds }
}

interface Here {
  /** Rows of the city's answers; missing where this device has none. */
  said: Partial<Pick<Brought, Source>>
  /** Newest receipt on this device when each source was asked. */
  asOf: Partial<Record<Source, ReceiptNo>>
  begun: BegunHere
  /** Items of what was begun. */
  items: readonly Parameters<typeof begunFor>[0][]
  state: OutboxState
  /** City's time in milliseconds. */
  now: number
}

/** Returns the obligations from the city's answers, overlaid with what was done on this device since. */
export function obligationsHere({ said, asOf, begun, items, state, now }: Here): Obligation[] {
  const unknown = { policyId: '', isRolling: false, quotaAmount: 0 }
  const itemOf = (id: string) => items.find((one) => one.id === id) ?? { ...unknown, id }
  const receiptOf = (source: Source) => asOf[source] ?? NO_RECEIPT
  const isDone: IsDone = (source, record) =>
    state.outbox.some(
      // Ignores a message of a conversation: it answers no request.
      (item) => item.record === record && item.state === 'waiting' && !changesIn('appeal', item).length,
    ) ||
    state.receipts.some(
      (one) =>
        one.record === record &&
        isNewTo(receiptOf(source === 'begun' ? 'declarations' : (source as Source)), one),
    )
  const brought: Brought = {
    ...nothingBrought(),
    ...said,
    favourites: (said.favourites ?? []).filter(
      ({ id }) =>
        overlay('favouritePolicy', id, { favorite: true }, receiptOf('favourites'), state).now.favorite,
    ),
    begun: [
      ...begun.local.map(({ key, title, href }) => begunFor(itemOf(key.record), title, href)),
      ...begun.atCity.map((one) => begunFor(itemOf(one.itemId), one.itemName, cityDraftPath(one))),
    ],
    unsent: state.outbox,
  }
  return obligations(brought, now, isDone)
}
