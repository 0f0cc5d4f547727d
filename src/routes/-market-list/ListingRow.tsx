import type { ListingBrief } from '#api/market.ts'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { AskPrice } from '#features/market/AskPrice.tsx'
import { Compare } from '#features/market/Compare.tsx'
import { detailLink } from '#features/market/links.ts'
import { dayText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Shows one listing as a row: title, facts, publisher and price. */
export function ListingRow({ row, looked }: { row: ListingBrief; looked: string }) {
  const { id, title, cover, tradeType, categoryPath, spec, origin, deliveryDays, stock, publisherOrg } = row
  return (
    <ListRow
      picture={cover && <RecordPicture path={cover} alt="" />}
      title={<Marked text={title} looked={looked} />}
      link={detailLink(id)}
      meta={[
        categoryPath.at(-1),
        spec,
        origin,
        deliveryDays === undefined ? undefined : `${String(deliveryDays)} 天内交货`,
        stock === 0 ? '暂无现货' : undefined,
        publisherOrg,
        `${dayText(row.createTime)}发布`,
      ]}
      actions={
        <>
          <AskPrice one={row} />
          <Compare one={row} />
        </>
      }
      amount={priceText(row.price, row.unit)}
      state={<StateChip tone={tradeType === '供应' ? 'ok' : 'info'}>{tradeType}</StateChip>}
    />
  )
}
