import type { ListingBrief } from '#api/market.ts'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { AskPrice } from '#features/market/AskPrice.tsx'
import { Compare } from '#features/market/Compare.tsx'
import { detailLink } from '#features/market/links.ts'
import { leastText } from '#features/market/listing-words.ts'
import styles from '#features/market/market.module.css'
import { initialsOf } from '#lib/cut.ts'
import { priceText } from '#lib/money.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/**
 * Shows one listing as a row with what a buyer compares: specification, least order, place and publisher; price and lead
 * time (交期) at the edge, each in a column of its own. Without a picture, the publisher's initials stand in its place.
 */
export function ListingRow({ row, looked }: { row: ListingBrief; looked: string }) {
  const { id, title, cover, tradeType, spec, origin, deliveryDays, stock, publisherOrg } = row
  return (
    <ListRow
      picture={<RecordPicture path={cover} alt="" word={initialsOf(publisherOrg)} />}
      title={<Marked text={title} looked={looked} />}
      link={detailLink(id)}
      meta={[spec, leastText(row), origin, publisherOrg, stock === 0 ? '暂无现货' : undefined]}
      chips={tradeType === '求购' && <StateChip tone="info">求购</StateChip>}
      actions={
        <>
          <AskPrice one={row} />
          <Compare one={row} />
        </>
      }
      amount={priceText(row.price, row.unit)}
      state={
        deliveryDays !== undefined && (
          <span className={styles.lead}>
            交期 <strong>{deliveryDays}</strong> 天
          </span>
        )
      }
    />
  )
}
