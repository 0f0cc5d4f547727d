import type { ListingBrief } from '#api/market.ts'
import { ListingCard } from '#features/market/ListingCard.tsx'
import { Compare } from '#features/market/Compare.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { PictureCards } from '#ui/list/PictureCard.tsx'
import { ListingRow } from './ListingRow.tsx'

interface Props {
  rows: readonly ListingBrief[]
  isGrid: boolean
  /** Search text. */
  looked: string
}

/** Shows listings as cards or as rows. */
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
