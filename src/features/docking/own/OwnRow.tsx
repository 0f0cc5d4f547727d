import type { MySupplyBrief } from '#api/docking.ts'
import { EditChip } from '#blocks/records/EditChip.tsx'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { formOf, type Kind, ownLink } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/words.ts'
import { dayText, daysLeftText } from '#lib/dates.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { dockingLifecycle } from '#rules/docking-states.ts'
import { shownAs } from '#blocks/form/city-draft.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Moves } from './Moves.tsx'
import { standingOf } from './standing.ts'

interface Props {
  kind: Kind
  row: MySupplyBrief
  /** The newest receipt that was here when the city was asked for it. */
  asOf: ReceiptNo
  looked: string
}

/** One record of one's own: how it stands, who waits for an answer, and what can be done. */
export function OwnRow({ kind, row, asOf, looked }: Props) {
  const { id, title, category, deadline, updateTime, dockCount, waiting = 0, reason, isShown, status } = row
  const { now, waiting: isPending } = standingOf(kind, row, asOf, useHeard())
  return (
    <ListRow
      title={<Marked text={title} looked={looked} />}
      link={ownLink(kind, 'view', id)}
      meta={[
        category,
        `${dayText(updateTime)}更新`,
        now === '已上架' && deadline ? daysLeftText(deadline) : undefined,
        dockCount > 0 ? `${String(dockCount)} 家申请对接` : undefined,
      ]}
      chips={waiting > 0 && <StateChip tone="warn">{`${String(waiting)} 家待您联系`}</StateChip>}
      amount={amountText(kind, row)}
      state={
        <>
          <StateChip tone={dockingLifecycle.toneOf(now)}>{shownAs(status, now)}</StateChip>
          {isPending && <StateChip tone="warn">待生效</StateChip>}
          <EditChip form={formOf(kind)} id={id} />
        </>
      }
      actions={<Moves kind={kind} one={row} asOf={asOf} />}
    >
      {now === '已驳回' && reason && <p>原因：{reason}</p>}
      {isShown && <p>修改尚未通过审核，大厅仍显示原内容。</p>}
    </ListRow>
  )
}
