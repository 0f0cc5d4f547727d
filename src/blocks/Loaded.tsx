import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#api/call/error.ts'
import { useCommon } from '#offline/view.ts'
import { Card } from '#ui/Card.tsx'
import { PreviousRows } from '#ui/list/previous.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { useCityAhead } from '#ui/useNow.ts'
import { AgeNote } from './AgeNote.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { tryNetwork } from './try-network.ts'
import { useFailure } from './useFailure.ts'

/** What a block needs to know of its query, or of what stands in for its answer. */
export type Loading<Data> = Pick<
  UseQueryResult<Data>,
  'error' | 'isFetching' | 'isPaused' | 'failureReason' | 'dataUpdatedAt'
> & {
  data: Data | undefined
  refetch: () => unknown
  /** True while the data is that of the page before (`useLastPage`). */
  isPlaceholderData?: boolean
}

interface Props<Data> {
  query: Loading<Data>
  /** The shape of what comes; list rows unless given. */
  skeleton?: ReactNode
  /** What to show in place of the content where there is nothing in it. */
  empty?: ReactNode
  /** Says whether there is nothing in it; needed with `empty`. */
  isEmpty?: (data: Data) => boolean
  /** True where it lies on the page itself, so that a failure needs a card of its own. */
  onPage?: boolean
  /** True within a block that says its own age already. */
  inner?: boolean
  children: (data: Data) => ReactNode
}

const noNetwork = new ApiError('network')

/**
 * A block with its four states: on the way, failed, empty, there; and how old it is where the city cannot be asked.
 * Rows of the page before are dimmed and cannot be pressed while the next is on its way.
 */
export function Loaded<Data>({
  query,
  skeleton = <SkeletonRows />,
  empty,
  isEmpty,
  onPage,
  inner,
  children,
}: Props<Data>) {
  const { reach } = useCommon()
  const { data, error, isFetching, dataUpdatedAt, isPlaceholderData = false } = query
  const { failure, retry } = useFailure(query)
  // States and days left in what it holds are drawn anew when the clock turns out to be another.
  useCityAhead()
  const isEmptied = data !== undefined && isEmpty?.(data)
  // While the data is still that of the page before, it does not tell whether this one is empty.
  if (isEmptied && isPlaceholderData) return skeleton
  if (data === undefined) {
    // Without a network a query does not fail: it pauses until there is one.
    const waits = query.isPaused
    if (!waits && !failure) return skeleton
    const panel = waits ? (
      <ErrorPanel
        error={query.failureReason ?? noNetwork}
        onRetry={() => void tryNetwork()}
        elsewhere={!inner}
      />
    ) : (
      <ErrorPanel error={failure} retrying={isFetching} onRetry={retry} elsewhere={!inner} />
    )
    return onPage ? <Card>{panel}</Card> : panel
  }
  return (
    <>
      {!inner && (reach !== 'online' || error) && (
        <AgeNote at={dataUpdatedAt} retrying={isFetching} onRetry={() => void query.refetch()} />
      )}
      {empty && isEmptied ? empty : <PreviousRows value={isPlaceholderData}>{children(data)}</PreviousRows>}
    </>
  )
}
