import type { ReactNode } from 'react'
import type { ProductBrief } from '#api/serve-product.ts'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { productLink } from '#features/serve/links.ts'
import { servedText } from '#features/serve/serve-words.ts'
import { Score } from '#features/serve/Score.tsx'
import { servicePriceText } from '#features/serve/price.ts'
import { initialsOf } from '#lib/cut.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import styles from './rows.module.css'

interface Props {
  row: ProductBrief
  looked?: string
  /** Actions of the row, such as the checkbox of the comparison. */
  actions?: ReactNode
}

/**
 * Shows a service as a row: summary and provider; price and term (周期) at the edge, each in a column of its own.
 * Without a picture, the provider's initials stand in its place.
 */
export function ProductRow({ row, looked = '', actions }: Props) {
  const { id, name, cover, serviceType, providerName, duration, orderCount, score, summary } = row
  return (
    <ListRow
      picture={<RecordPicture path={cover} alt="" word={initialsOf(providerName)} />}
      title={<Marked text={name} looked={looked} />}
      link={productLink(id)}
      meta={[serviceType, providerName, servedText(orderCount)]}
      chips={score > 0 && <Score of={row} />}
      excerpt={summary}
      actions={actions}
      amount={servicePriceText(row)}
      state={<span className={styles.term}>{duration}</span>}
    />
  )
}
