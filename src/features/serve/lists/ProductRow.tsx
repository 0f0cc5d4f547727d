import type { ProductBrief } from '#api/serve-product.ts'
import { productLink } from '#features/serve/links.ts'
import { servicePriceText } from '#features/serve/price.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/** One service in a list: what it does, who offers it, for how much and how soon. */
export function ProductRow({ row, looked = '' }: { row: ProductBrief; looked?: string }) {
  const { id, name, serviceType, providerName, duration, orderCount, score, summary } = row
  return (
    <ListRow
      title={<Marked text={name} looked={looked} />}
      link={productLink(id)}
      meta={[
        serviceType,
        providerName,
        duration,
        orderCount > 0 ? `已服务 ${String(orderCount)} 次` : undefined,
      ]}
      excerpt={summary}
      amount={servicePriceText(row)}
      {...(score > 0 ? { state: <StateChip tone="info">{score.toFixed(1)} 分</StateChip> } : {})}
    />
  )
}
