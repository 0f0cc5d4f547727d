import type { MyProduct } from '#api/serve-product.ts'
import { EditChip } from '#blocks/records/EditChip.tsx'
import { useHeard } from '#blocks/outbox/useHeard.ts'
import { ownProductLink, PRODUCT_FORM } from '#features/serve/links.ts'
import { servicePriceText } from '#features/serve/price.ts'
import { dayText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { productLifecycle } from '#rules/product-states.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { AuditSheet } from './AuditSheet.tsx'
import { Moves } from './Moves.tsx'
import { standingOf } from './standing.ts'

interface Props {
  row: Omit<MyProduct, 'audits'>
  /** The newest receipt that was here when the city was asked for it. */
  asOf: ReceiptNo
  looked: string
}

/** One service of one's own: how it stands, who looked and asked, and what can be done. */
export function OwnRow({ row, asOf, looked }: Props) {
  const {
    id,
    name,
    serviceType,
    updateTime,
    viewCount,
    enquiryCount = 0,
    waiting = 0,
    reason,
    priceMode,
  } = row
  const { now, waiting: isPending } = standingOf(row, asOf, useHeard())
  return (
    <ListRow
      title={<Marked text={name} looked={looked} />}
      link={ownProductLink('view', id)}
      meta={[
        serviceType,
        `${dayText(updateTime)}更新`,
        viewCount > 0 ? `${numberText(viewCount)} 次浏览` : undefined,
        enquiryCount > 0 ? `${String(enquiryCount)} 次咨询` : undefined,
      ]}
      chips={waiting > 0 && <StateChip tone="warn">{`${String(waiting)} 条咨询待您联系`}</StateChip>}
      {...(priceMode ? { amount: servicePriceText({ ...row, priceMode }) } : {})}
      state={
        <>
          <StateChip tone={productLifecycle.toneOf(now)}>{now}</StateChip>
          {isPending && <StateChip tone="warn">待生效</StateChip>}
          <EditChip form={PRODUCT_FORM} id={id} />
        </>
      }
      actions={
        <>
          <Moves one={row} asOf={asOf} />
          {now !== '草稿' && <AuditSheet one={row} />}
        </>
      }
    >
      {now === '已驳回' && reason && <p>原因：{reason}</p>}
    </ListRow>
  )
}
