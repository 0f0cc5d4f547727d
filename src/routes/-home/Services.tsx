import { linkOptions } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#blocks/Loaded.tsx'
import { openAddress } from '#blocks/picture/open-address.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { PictureCard, PictureCards, SkeletonCards } from '#ui/list/PictureCard.tsx'
import { servicesQuery } from './block-queries.ts'
import { Block } from './Block.tsx'
import { sizes } from './sizes.ts'
import { servicePriceText } from '#features/serve/price.ts'

/** Shows the most ordered services (专业服务). */
export function Services() {
  const found = useQuery(servicesQuery)
  return (
    <Block
      title="专业服务"
      more={linkOptions({ to: '/professional-services' })}
      isEmpty={found.data?.records.length === 0}
      brief
    >
      <Loaded
        query={found}
        skeleton={<SkeletonCards count={sizes.services} columns={3} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyState title="暂无服务" hint="机构发布的服务审核后显示在这里。" />}
      >
        {({ records }) => (
          <PictureCards label="专业服务" columns={3}>
            {records.map((one) => (
              <PictureCard
                key={one.id}
                title={one.name}
                link={linkOptions({ to: '/professional-services/detail', search: { id: one.id } })}
                picture={one.cover && openAddress(one.cover)}
                word={one.serviceType}
                price={servicePriceText(one)}
                meta={[one.serviceType, one.providerName]}
              />
            ))}
          </PictureCards>
        )}
      </Loaded>
    </Block>
  )
}
