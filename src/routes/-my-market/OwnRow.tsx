import type { ListingBrief } from '#api/market.ts'
import { EditChip } from '#blocks/records/EditChip.tsx'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { detailLink, formOf } from '#features/market/links.ts'
import { Moves } from '#features/market/own/Moves.tsx'
import { standingOf } from '#features/market/own/standing.ts'
import { dayText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { listingLifecycle } from '#rules/listing-states.ts'
import { shownAs } from '#blocks/form/city-draft.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

interface Props {
  row: ListingBrief
  /** The newest receipt that was here when the city was asked for it. */
  asOf: ReceiptNo
  looked: string
}

/** One listing of one's own: how it stands, why, and what can be done. */
export function OwnRow({ row, asOf, looked }: Props) {
  const { id, title, tradeType, categoryPath, updateTime, viewCount, reason, isShown, status } = row
  const { now, waiting } = standingOf(row, asOf, useHeard())
  return (
    <ListRow
      title={<Marked text={title} looked={looked} />}
      link={detailLink(id)}
      meta={[
        tradeType,
        categoryPath.at(-1),
        `${dayText(updateTime)}更新`,
        viewCount > 0 ? `${numberText(viewCount)} 次浏览` : undefined,
      ]}
      {...(status === '草稿' ? {} : { amount: priceText(row.price, row.unit) })}
      state={
        <>
          <StateChip tone={listingLifecycle.toneOf(now)}>{shownAs(status, now)}</StateChip>
          {waiting && <StateChip tone="warn">待生效</StateChip>}
          <EditChip form={formOf(tradeType)} id={id} />
        </>
      }
      actions={<Moves one={row} asOf={asOf} />}
    >
      {now === '已驳回' && reason && <p>原因：{reason}</p>}
      {isShown && <p>修改尚未通过审核，市场仍显示原内容。</p>}
    </ListRow>
  )
}
