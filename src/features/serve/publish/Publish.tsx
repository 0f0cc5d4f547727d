import { useQuery } from '@tanstack/react-query'
import { MyProduct } from '#api/serve-product.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { OwnBeginning } from '#blocks/own/OwnBeginning.tsx'
import { OwnPublish } from '#blocks/own/OwnPublish.tsx'
import { mineCrumbs, organisationLink } from '#features/serve/links.ts'
import { Introduction } from '#features/serve/own/Introduction.tsx'
import { product } from '#features/serve/own/product.ts'
import { myProvidersQuery, ownQuery } from '#features/serve/own/own-queries.ts'
import { offersOf } from '#features/serve/own/offers.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { display } from './schema.ts'
import { Form } from './Form.tsx'

/** Shows the page that publishes a service (发布服务产品), or changes one; only for an organisation that was let through. */
export function Publish({ id }: { id: string }) {
  const mine = useQuery({ ...myProvidersQuery, enabled: useAccount().enId !== '' })
  return (
    <OwnPublish
      own={product}
      title={`${id ? '修改' : '发布'}服务产品`}
      crumbs={mineCrumbs}
      instead={<Introduction needsEnterprise />}
    >
      <Loaded query={mine} onPage inner skeleton={<SkeletonText lines={12} />}>
        {({ records: [provider] }) => {
          if (!provider) return <Introduction />
          const types = offersOf(provider)
          if (!types) return <NotYet />
          return (
            <OwnBeginning
              {...{ own: product, id }}
              query={ownQuery(id)}
              shape={MyProduct}
              displayOf={() => ({ labels: display.labels })}
            >
              {({ record }) => <Form provider={{ ...provider, types }} record={record} />}
            </OwnBeginning>
          )
        }}
      </Loaded>
    </OwnPublish>
  )
}

const NotYet = () => (
  <Card>
    <EmptyState
      title="机构资料尚未通过审核"
      hint="机构通过审核后才能发布服务。"
      action={<LinkButton link={organisationLink}>查看我的机构</LinkButton>}
    />
  </Card>
)
