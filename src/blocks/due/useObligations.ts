import { useQueries } from '@tanstack/react-query'
import { useOutboxState } from '#blocks/outbox/useOutboxState.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import type { Obligation } from '#rules/standing/obligation.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { useNow } from '#ui/useNow.ts'
import { dueQueries, itemQuery } from './due-queries.ts'
import { begunHere, obligationsHere, sources } from './obligations-here.ts'

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

  const said = {
    declarations: mine.data?.records ?? [],
    notices: notices.data?.records ?? [],
    favourites: favourites.data?.records ?? [],
    appeals: appeals.data?.records ?? [],
    demands: demands.data?.records ?? [],
    supplies: supplies.data?.records ?? [],
    enquiries: enquiries.data?.records ?? [],
    signups: signups.data?.records ?? [],
  }
  const begun = begunHere(said.declarations, drafts ?? [], state.outbox)
  const items = useQueries({
    queries: begun.itemIds.map((id) => ({ ...itemQuery(id), enabled: asks })),
  }).flatMap(({ data }) => data?.records ?? [])
  const asOf = Object.fromEntries(
    sources.map((source, at) => [source, receiptAtRequest(queries[at]!.queryKey, answers[at]!)]),
  )
  const asked = answers.filter((_, at) => queries[at]!.enabled)
  const missing = asked.filter(({ data }) => data === undefined)
  const times = asked.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || [])
  return {
    list: obligationsHere({ said, asOf, begun, items, state, now }),
    isComing: !drafts || missing.some(({ isError, isPaused }) => !isError && !isPaused),
    isIncomplete: missing.some(({ isError, isPaused }) => isError || isPaused),
    at: times.length > 0 ? Math.min(...times) : undefined,
    isFetching: asked.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(asked.map((one) => one.refetch())),
    feed: signups.data?.feed,
  }
}
