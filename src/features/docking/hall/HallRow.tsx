import type { SupplyBrief } from '#api/docking.ts'
import { DeadlineChip } from '#blocks/DeadlineChip.tsx'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { detailLink, type Kind } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { initialsOf } from '#lib/cut.ts'
import { dayText } from '#lib/dates.ts'
import { dockingLifecycle } from '#rules/docking-states.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/**
 * Shows a demand or a supply as a row of its hall: what it is, place and publisher; amount and deadline at the edge.
 * Without a picture, the publisher's initials stand in its place.
 */
export function HallRow({ kind, row, looked }: { kind: Kind; row: SupplyBrief; looked: string }) {
  const { id, title, cover, category, region, publisherOrg, createTime, dockCount, status, deadline } = row
  return (
    <ListRow
      picture={<RecordPicture path={cover} alt="" word={initialsOf(publisherOrg)} />}
      title={<Marked text={title} looked={looked} />}
      link={detailLink(kind, id)}
      meta={[
        category,
        region,
        publisherOrg,
        `${dayText(createTime)}发布`,
        dockCount > 0 ? `${String(dockCount)} 家申请对接` : undefined,
      ]}
      amount={amountText(kind, row)}
      state={
        status === '已上架' ? (
          <DeadlineChip day={deadline} />
        ) : (
          <StateChip tone={dockingLifecycle.toneOf(status)}>{status}</StateChip>
        )
      }
    />
  )
}
