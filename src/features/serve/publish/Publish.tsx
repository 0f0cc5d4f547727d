import { useQuery } from '@tanstack/react-query'
import { MyProduct } from '#api/serve-product.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { offlineFormWords } from '#blocks/outbox/waiting-words.ts'
import { OwnEdit } from '#blocks/own/OwnEdit.tsx'
import { mineCrumbs, organisationLink, ownProductLink } from '#features/serve/links.ts'
import { Introduction } from '#features/serve/own/Introduction.tsx'
import { product } from '#features/serve/own/product.ts'
import { myProvidersQuery, ownQuery } from '#features/serve/own/own-queries.ts'
import { offersOf } from '#features/serve/own/offers.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { said } from './schema.ts'
import { Form } from './Form.tsx'

/** 发布服务产品, and an edit of one's own; only for an organisation that was let through. */
export function Publish({ id }: { id: string }) {
  const { enId } = useAccount()
  const isWithout = useIsWithoutEnterprise()
  const mine = useQuery({ ...myProvidersQuery, enabled: enId !== '' })
  return (
    <Page
      title={`${id ? '修改' : '发布'}服务产品`}
      crumbs={mineCrumbs}
      lead={`提交后由市平台审核，一般一个工作日内上架；${offlineFormWords}`}
    >
      {isWithout ? (
        <Introduction needsEnterprise />
      ) : (
        <Loaded query={mine} onPage inner skeleton={<SkeletonText lines={12} />}>
          {({ records: [provider] }) => {
            if (!provider) return <Introduction />
            const types = offersOf(provider)
            if (!types) return <NotYet />
            const of = { id: provider.id, name: provider.name, types }
            return id ? <Edit key={enId} id={id} provider={of} /> : <Form key={enId} provider={of} />
          }}
        </Loaded>
      )}
    </Page>
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

function Edit({ id, provider }: { id: string; provider: Parameters<typeof Form>[0]['provider'] }) {
  return (
    <OwnEdit
      own={product}
      id={id}
      query={useNewest(ownQuery(id))}
      shape={MyProduct}
      view={ownProductLink('view', id)}
      labels={said.labels}
    >
      {(record) => <Form provider={provider} record={record} />}
    </OwnEdit>
  )
}
