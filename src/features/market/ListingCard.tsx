import type { ReactNode } from 'react'
import type { ListingBrief } from '#api/market.ts'
import { usePictureAddress } from '#blocks/picture/usePictureAddress.ts'
import { priceText } from '#lib/money.ts'
import { PictureCard } from '#ui/list/PictureCard.tsx'
import { detailLink } from './links.ts'

/** Shows a listing as a card: picture, title, price and publisher. */
export function ListingCard({ row, actions }: { row: ListingBrief; actions?: ReactNode }) {
  const { src } = usePictureAddress(row.cover)
  return (
    <PictureCard
      title={row.title}
      link={detailLink(row.id)}
      picture={row.cover && (src ?? '')}
      word={row.categoryPath.at(-1)}
      price={priceText(row.price, row.unit)}
      actions={actions}
      meta={[row.tradeType === '求购' ? '求购' : row.origin, row.publisherOrg]}
    />
  )
}
