import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#api/call/error.ts'
import { useDeviceState } from '#offline/view.ts'
import { Card } from '#ui/Card.tsx'
import { PreviousRows } from '#ui/list/previous.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { useCityAhead } from '#ui/useNow.ts'
import { AgeNote } from './AgeNote.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { tryNetwork } from './try-network.ts'
import { useFailure } from './useFailure.ts'

/** Query result that a block needs, or a stand-in with the same fields. */
export type Loading<Data> = Pick<
  UseQueryResult<Data>,
  'error' | 'isFetching' | 'isPaused' | 'failureReason' | 'dataUpdatedAt'
> & {
  data: Data | undefined
  refetch: () => unknown
  /** True while the data belongs to the previous page (`useLastPage`). */
  isPlaceholderData?: boolean
}

interface Props<Data> {
  query: Loading<Data>
  /** Placeholder while loading; list rows by default. */
  skeleton?: ReactNode
  /** Shown in place of the content if it is empty. */
  empty?: ReactNode
  /** Tells whether the data is empty; required with `empty`. */
  isEmpty?: (data: Data) => boolean
  /** True directly on the page, outside any card, so that a failure gets a card of its own. */
  onPage?: boolean
  /** True inside a block that shows its own age already. */
  inner?: boolean
  children: (data: Data) => ReactNode
}

const noNetwork = new ApiError('network')

/**
 * Renders a block in its four states (loading, failed, empty, loaded) and, when the city cannot be reached, the age of
 * its content. Rows of the previous page are dimmed and inert while the next page loads.
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
  const { reach } = useDeviceState()
  const { data, error, isFetching, dataUpdatedAt, isPlaceholderData = false } = query
  const { failure, retry } = useFailure(query)
  // Renders again when the city's clock turns out to differ, because states and days left depend on it.
  useCityAhead()
  const isEmptied = data !== undefined && isEmpty?.(data)
  // The previous page's data does not tell whether this page is empty.
  if (isEmptied && isPlaceholderData) return skeleton
  if (data === undefined) {
    // Without a network a query does not fail: it pauses until the network returns.
    const isPaused = query.isPaused
    if (!isPaused && !failure) return skeleton
    const panel = isPaused ? (
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
