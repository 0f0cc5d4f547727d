import type { ComponentProps } from 'react'
import { ListPage } from '#blocks/list/ListPage.tsx'
import type { ListSearch } from '#blocks/list/list-address.ts'
import { NeedsEnterprise, useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { type DeviceShare, OnDevice } from './OnDevice.tsx'

const idOf = (row: unknown) => String((row as { id?: unknown }).id)

interface Props<S extends ListSearch, Row> extends ComponentProps<typeof ListPage<S, Row>> {
  /** Selection of the records that exist only on this device. */
  device?: DeviceShare
  /** True for an enterprise's records: a user without an enterprise sees a link to the binding page instead. */
  needsEnterprise?: boolean
}

/**
 * Renders a page of a user's own records: a list, above it records that exist only on this device (drafts, waiting and
 * refused items), and a check that the user has an enterprise.
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
  const isListLoading = data === undefined && !error && !isPaused
  // Waits for the drafts and the list: drafts shown later would push the list down, and those that the list contains
  // would disappear again.
  const isHeldBack = useWaitTogether(
    !!(device?.form ?? device?.forms) && !isWithout && (!drafts || isListLoading),
  )
  const onDevice = (
    <>
      {device && !isHeldBack && <OnDevice {...device} drafts={drafts} listed={data?.records.map(idOf)} />}
      {above}
    </>
  )
  const instead = isWithout ? (
    <NeedsEnterprise to={`查看本企业的${list.noun}`} />
  ) : (
    isHeldBack && <SkeletonRows />
  )
  return <ListPage {...list} above={onDevice} instead={instead} />
}
