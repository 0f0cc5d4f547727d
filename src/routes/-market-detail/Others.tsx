import { useQuery } from '@tanstack/react-query'
import { type Listing, type ListingBrief, market } from '#api/market.ts'
import { query } from '#api/call/query.ts'
import { listLink } from '#features/market/links.ts'
import { ListingCard } from '#features/market/ListingCard.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PictureCards } from '#ui/list/PictureCard.tsx'

const SHOWN = 4
/** Listings fetched for the similar ones, from which the publisher's own are removed because they are shown above. */
const HOTTEST_FETCHED = 12

/**
 * Shows other listings of the same publisher, and similar ones by other publishers: of the same category, then of the
 * trade, so that the row is full; renders nothing without any.
 */
export function Others({ one }: { one: Listing }) {
  const [trade = ''] = one.categoryPath
  const category = one.categoryPath.at(-1) ?? trade
  const hottest = (of: string) =>
    query(market.page, {
      query: { category: of, tradeType: one.tradeType, size: HOTTEST_FETCHED, sort: 'hottest' },
    })
  const foreign = (rows: readonly ListingBrief[] = []) => rows.filter(({ enId }) => enId !== one.enId)
  const theirs = useQuery(query(market.page, { query: { enId: one.enId, size: SHOWN + 1 } }))
  const same = useQuery(hottest(category))
  const alike = foreign(same.data?.records)
  const wider = useQuery({ ...hottest(trade), enabled: same.isSuccess && alike.length < SHOWN })
  const rest = foreign(wider.data?.records).filter(({ id }) => alike.every((row) => row.id !== id))
  const groups = [
    {
      title: '该企业的其他产品',
      rows: theirs.data?.records.filter(({ id }) => id !== one.id),
      more: listLink({ of: one.enId }),
    },
    {
      title: '同类产品',
      rows: wider.isLoading ? [] : [...alike, ...rest],
      more: listLink({ category, trade: one.tradeType }),
    },
  ]
  return groups.map(({ title, rows: found = [], more }) => {
    const rows = found.slice(0, SHOWN)
    if (rows.length === 0) return null
    return (
      <Card
        key={title}
        title={title}
        aside={
          <LinkButton look="plain" link={more}>
            查看全部<span className="visually-hidden">：{title}</span>
          </LinkButton>
        }
      >
        <PictureCards label={title}>
          {rows.map((row) => (
            <ListingCard key={row.id} row={row} />
          ))}
        </PictureCards>
      </Card>
    )
  })
}
