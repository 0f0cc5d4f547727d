import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#blocks/Loaded.tsx'
import { listLink } from '#features/market/links.ts'
import { ListingCard } from '#features/market/ListingCard.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PictureCards, SkeletonCards } from '#ui/list/PictureCard.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { hotQuery } from './queries.ts'

/** Shows the supplies with the most views. */
export function Hot() {
  const hot = useQuery(hotQuery)
  return (
    <Card
      title="热门产品"
      aside={
        <LinkButton look="plain" link={listLink({ trade: '供应', sort: 'hottest' })}>
          更多热门
        </LinkButton>
      }
    >
      <Loaded
        query={hot}
        inner
        skeleton={<SkeletonCards count={8} sold />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title="暂无产品" hint="企业发布的产品审核后显示在这里。" />}
      >
        {(rows) => (
          <PictureCards label="热门产品">
            {rows.map((row) => (
              <ListingCard key={row.id} row={row} />
            ))}
          </PictureCards>
        )}
      </Loaded>
    </Card>
  )
}
