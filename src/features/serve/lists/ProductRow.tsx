import type { ReactNode } from 'react'
import type { ProductBrief } from '#api/serve-product.ts'
import { productLink } from '#features/serve/links.ts'
import { Score } from '#features/serve/Score.tsx'
import { servicePriceText } from '#features/serve/price.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'

interface Props {
  row: ProductBrief
  looked?: string
  /** Actions of the row, such as the checkbox of the comparison. */
  actions?: ReactNode
}

/** Shows a service as a row: summary, provider, price and duration. */
export function ProductRow({ row, looked = '', actions }: Props) {
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
      actions={actions}
      amount={servicePriceText(row)}
      state={score > 0 ? <Score of={row} /> : undefined}
    />
  )
}
