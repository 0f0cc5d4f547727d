import type { ComponentProps } from 'react'
import { ListPage } from '#blocks/list/ListPage.tsx'
import type { ListSearch } from '#blocks/list/list-address.ts'
import { NeedsEnterprise, useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { useHeldBack } from '#blocks/useHeldBack.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { type DeviceShare, OnDevice } from './OnDevice.tsx'

const idOf = (row: unknown) => String((row as { id?: unknown }).id)

interface Props<S extends ListSearch, Row> extends ComponentProps<typeof ListPage<S, Row>> {
  /** What of them only this device has. */
  device?: DeviceShare
  /** True where they are the enterprise's: without one there is nothing to list, and the page leads to the binding. */
  needsEnterprise?: boolean
}

/**
 * A page of a member's own records: a list, with what is only on this device above it (drafts, what waits, what the city
 * has not taken), and the check that there is an enterprise whose records they could be.
 */
export function MyRecords<S extends ListSearch, Row>({
  device,
  needsEnterprise = false,
  above,
  ...list
}: Props<S, Row>) {
  const { enId } = useAccount()
  const drafts = useDrafts(enId)
  const isWithout = useIsWithoutEnterprise() && needsEnterprise
  const { data, error, isPaused } = list.query
  const isListComing = data === undefined && !error && !isPaused
  // Drafts that came after the list would push it down, and those that the list shows itself would leave again.
  const isHeld = useHeldBack(!!(device?.form ?? device?.forms) && !isWithout && (!drafts || isListComing))
  const onDevice = (
    <>
      {device && !isHeld && <OnDevice {...device} drafts={drafts} listed={data?.records.map(idOf)} />}
      {above}
    </>
  )
  const instead = isWithout ? <NeedsEnterprise to={`查看本企业的${list.noun}`} /> : isHeld && <SkeletonRows />
  return <ListPage {...list} above={onDevice} instead={instead} />
}
