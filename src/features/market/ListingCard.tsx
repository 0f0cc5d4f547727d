import type { ReactNode } from 'react'
import type { ListingBrief } from '#api/market.ts'
import { Mark } from '#blocks/picture/Mark.tsx'
import { usePictureAddress } from '#blocks/picture/usePictureAddress.ts'
import { priceText } from '#lib/money.ts'
import { PictureCard } from '#ui/list/PictureCard.tsx'
import { detailLink } from './links.ts'
import { leadText, leastText } from './listing-words.ts'

/** Shows a listing as a card: picture, title, price with lead time, least order, place, and publisher with its mark. */
export function ListingCard({ row, actions }: { row: ListingBrief; actions?: ReactNode }) {
  const { src } = usePictureAddress(row.cover)
  return (
    <PictureCard
      title={row.title}
      link={detailLink(row.id)}
      picture={row.cover && (src ?? '')}
      word={row.categoryPath.at(-1)}
      price={priceText(row.price, row.unit)}
      note={leadText(row)}
      actions={actions}
      meta={[leastText(row), row.origin]}
      mark={<Mark name={row.publisherOrg} small />}
      by={row.publisherOrg}
    />
  )
}
