import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { tradeTypes } from '#api/market.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { openAddress } from '#blocks/picture/open-address.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { PictureCard, PictureCards, SkeletonCards } from '#ui/list/PictureCard.tsx'
import { listingsQuery } from './block-queries.ts'
import { Block } from './Block.tsx'
import { priceText } from '#lib/money.ts'
import { chosenOf, type HomeSearch, viewTabs } from './home-address.ts'
import { sizes } from './sizes.ts'

/** Shows the listings with the most views (工业品市场). */
export function Market({ search }: { search: HomeSearch }) {
  const tradeType = chosenOf(tradeTypes, search.trade)
  const listings = useQuery(listingsQuery(tradeType))
  return (
    <Block
      title="工业品市场"
      tabs={viewTabs(search, tradeTypes, tradeType, (word) => ({ trade: word }))}
      more={linkOptions({ to: '/market' })}
      moreWords="进入市场"
      isEmpty={listings.data?.length === 0}
    >
      <Loaded
        query={listings}
        skeleton={<SkeletonCards count={sizes.market} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={`暂无${tradeType}信息`} hint="企业发布的信息审核后显示在这里。" />}
      >
        {(rows) => (
          <PictureCards label={tradeType}>
            {rows.map((one) => (
              <PictureCard
                key={one.id}
                title={one.title}
                link={linkOptions({ to: '/market/detail', search: { id: one.id } })}
                picture={one.cover && openAddress(one.cover)}
                word={one.categoryPath[0]}
                price={priceText(one.price, one.unit)}
                meta={[one.origin, one.publisherOrg]}
              />
            ))}
          </PictureCards>
        )}
      </Loaded>
    </Block>
  )
}
