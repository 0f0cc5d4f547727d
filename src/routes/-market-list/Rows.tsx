import type { ListingBrief } from '#api/market.ts'
import { ListingCard } from '#features/market/ListingCard.tsx'
import { Compare } from '#features/market/Compare.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { PictureCards } from '#ui/list/PictureCard.tsx'
import { ListingRow } from './ListingRow.tsx'

interface Props {
  rows: readonly ListingBrief[]
  isGrid: boolean
  /** What is looked for. */
  looked: string
}

/** Listings as cards or below each other. */
export const Rows = ({ rows, isGrid, looked }: Props) =>
  isGrid ? (
    <PictureCards label="产品" top>
      {rows.map((row) => (
        <ListingCard key={row.id} row={row} actions={<Compare one={row} />} />
      ))}
    </PictureCards>
  ) : (
    <List label="产品" top>
      {rows.map((row) => (
        <ListingRow key={row.id} row={row} looked={looked} />
      ))}
    </List>
  )
