import { useQuery } from '@tanstack/react-query'
import { productFields } from '#api/product-fields.ts'
import type { MyProduct } from '#api/serve-product.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { labelsOf } from '#api/call/fields.ts'
import { AuditCard } from '#blocks/own/Audits.tsx'
import { OwnCard } from '#blocks/own/OwnCard.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { mineCrumbs, mineLink, productLink } from '#features/serve/links.ts'
import { scoreText } from '#features/serve/serve-words.ts'
import { numberText } from '#lib/numbers.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { LinkButton } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Enquiries } from './Enquiries.tsx'
import { product } from './product.ts'
import { myProviderQuery, ownQuery } from './own-queries.ts'
import { Viewers } from './Viewers.tsx'

// Loaded on demand, because the content appears below state, enquiries and audits.
const ProductBody = lazyPart(async () => (await import('#features/serve/detail/ProductBody.tsx')).ProductBody)

/** Shows the owner's page of a service. */
export function OwnProduct({ id }: { id: string }) {
  const asked = ownQuery(id)
  const one = useQuery(asked)
  const asOf = receiptAtRequest(asked.queryKey, one)
  return (
    <DetailPage<MyProduct>
      noun="服务产品"
      query={one}
      crumbs={mineCrumbs}
      list={{ label: '查看我的产品', link: mineLink() }}
      titleOf={({ name }) => name}
      leadOf={({ serviceType, providerName }) => [serviceType, providerName].filter(Boolean).join(' · ')}
      actions={({ status }) =>
        status === '已上架' && <LinkButton link={productLink(id)}>查看公开页面</LinkButton>
      }
    >
      {(found) => <Body one={found} asOf={asOf} />}
    </DetailPage>
  )
}

/** Shows the content together with the enquiries, which come with another answer and would push the rest down. */
function Body({ one, asOf }: { one: MyProduct; asOf: ReceiptNo }) {
  const { id, providerId, enquiryCount = 0, waiting = 0, viewers, status, audits } = one
  const provider = useQuery({ ...myProviderQuery(providerId), enabled: enquiryCount > 0 })
  if (useWaitTogether(provider.isLoading, id)) return <SkeletonText lines={12} />
  return (
    <>
      <OwnCard
        own={product}
        {...{ one, asOf, audits }}
        items={[
          ['浏览', `${numberText(one.viewCount)} 次`],
          ['咨询', `${String(enquiryCount)} 条${waiting > 0 ? `，${String(waiting)} 条待您联系` : ''}`],
          ['已服务', `${numberText(one.orderCount)} 次`],
          ['评分', scoreText(one)],
        ]}
      />
      {enquiryCount > 0 && (
        <Loaded query={provider} skeleton={<SkeletonText lines={3} />}>
          {({ enquiries }) => (
            <Enquiries
              one={{ id: providerId, enquiries: enquiries.filter(({ productId }) => productId === id) }}
            />
          )}
        </Loaded>
      )}
      {viewers && status !== '草稿' && <Viewers of={viewers} />}
      <AuditCard audits={audits} labels={labelsOf(productFields)} />
      <ProductBody room={<SkeletonText lines={12} />} one={one} />
    </>
  )
}
