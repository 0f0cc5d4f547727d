import { useQueries } from '@tanstack/react-query'
import { overlay } from '#blocks/outbox/overlay.ts'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { changesIn } from '#offline/outbox/changes.ts'
import { isNewTo } from '#offline/outbox/item.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { begunFor, type Brought, cityDraftPath } from '#rules/standing/brought.ts'
import type { Obligation } from '#rules/standing/obligation.ts'
import { type IsDone, obligations } from '#rules/standing/obligations.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { useNow } from '#ui/useNow.ts'
import { dueQueries, itemQuery } from './due-queries.ts'

/** Forms of declarations whose drafts have the item's id as their record, unless they correct a declaration. */
const forms = ['declare-apply', 'spec-declare']

interface Obliged {
  list: Obligation[]
  /** True until each source has answered, failed, or waits for the network. */
  isComing: boolean
  /** True if a source that this device has nothing of could not be asked. */
  isIncomplete: boolean
  /** Time of the oldest answer in milliseconds; undefined without any. */
  at: number | undefined
  isFetching: boolean
  retry: () => void
  /** Key of the calendar of obligations; undefined until it is known. */
  feed: string | undefined
}

/**
 * Returns the obligations of the person and the current enterprise, from the answers of the city, drafts and the outbox;
 * offline from what is kept. What was done here leaves the list at once.
 * @param asks false to use only answers that this device has already, for a number that every page shows
 */
export function useObligations(asks: boolean): Obliged {
  const account = useAccount()
  const { enId } = account
  const state = useOutboxState()
  const drafts = useDrafts(enId)
  const now = useNow(60_000)
  const queries = dueQueries(enterpriseName(account), asks)
  const answers = useQueries({ queries })
  const [mine, notices, favourites, appeals, demands, supplies, enquiries, signups] = answers

  const local = (drafts ?? []).filter(
    ({ key, base }) => forms.includes(key.form) && (base as { id?: string } | undefined)?.id !== key.record,
  )
  const declarations = mine.data?.records ?? []
  const atCity = declarations.filter(
    ({ status, itemId }) => status === '草稿' && !local.some(({ key }) => key.record === itemId),
  )
  const waitingItems = state.outbox.flatMap(({ record }) => /^declare:(.+)/.exec(record)?.[1] ?? [])
  const itemIds = [
    ...new Set([
      ...local.map(({ key }) => key.record),
      ...atCity.map(({ itemId }) => itemId),
      ...waitingItems.filter((id) => !declarations.some((one) => one.id === id)),
    ]),
  ]
  const items = useQueries({
    queries: itemIds.map((id) => ({ ...itemQuery(id), enabled: asks })),
  }).flatMap(({ data }) => data?.records ?? [])
  const unknown = { policyId: '', isRolling: false, quotaAmount: 0 }
  const itemOf = (id: string) => items.find((one) => one.id === id) ?? { ...unknown, id }

  const asOf = Object.fromEntries(
    sources.map((source, at) => [source, receiptAtRequest(queries[at]!.queryKey, answers[at]!)]),
  )
  const isDone: IsDone = (source, record) =>
    state.outbox.some(
      // Ignores a message of a conversation: it answers no request.
      (item) => item.record === record && item.state === 'waiting' && !changesIn('appeal', item).length,
    ) ||
    state.receipts.some(
      (one) => one.record === record && isNewTo(asOf[source === 'begun' ? 'declarations' : source]!, one),
    )
  const brought: Brought = {
    declarations,
    notices: notices.data?.records ?? [],
    favourites: (favourites.data?.records ?? []).filter(
      ({ id }) => overlay('favouritePolicy', id, { favorite: true }, asOf['favourites']!, state).now.favorite,
    ),
    begun: [
      ...local.map(({ key, title, href }) => begunFor(itemOf(key.record), title, href)),
      ...atCity.map((one) => begunFor(itemOf(one.itemId), one.itemName, cityDraftPath(one))),
    ],
    appeals: appeals.data?.records ?? [],
    demands: demands.data?.records ?? [],
    supplies: supplies.data?.records ?? [],
    enquiries: enquiries.data?.records ?? [],
    signups: signups.data?.records ?? [],
    unsent: state.outbox,
  }
  const asked = answers.filter((_, at) => queries[at]!.enabled)
  const missing = asked.filter(({ data }) => data === undefined)
  const times = asked.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || [])
  return {
    list: obligations(brought, now, isDone),
    isComing: !drafts || missing.some(({ isError, isPaused }) => !isError && !isPaused),
    isIncomplete: missing.some(({ isError, isPaused }) => isError || isPaused),
    at: times.length > 0 ? Math.min(...times) : undefined,
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(asked.map((one) => one.refetch())),
    feed: signups.data?.feed,
  }
}

/** Sources of the obligations in the order of the queries. */
const sources = [
  'declarations',
  'notices',
  'favourites',
  'appeals',
  'demands',
  'supplies',
  'enquiries',
  'signups',
] as const
