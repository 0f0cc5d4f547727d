import { useQuery } from '@tanstack/react-query'
import type { Provider as ProviderRecord } from '#api/serve-provider.ts'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { Request } from '#features/serve/ask/Request.tsx'
import { FavouriteButton } from '#blocks/favourite/FavouriteButton.tsx'
import { crumbsOf, organisationLink, type Place, providersLink } from '#features/serve/links.ts'
import { ProductRow } from '#features/serve/lists/ProductRow.tsx'
import { ProviderRow } from '#features/serve/lists/ProviderRow.tsx'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Score } from '#features/serve/Score.tsx'
import { scoreText } from '#features/serve/serve-words.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { ProviderBody } from './ProviderBody.tsx'
import { Reviews } from './Reviews.tsx'
import { providerQuery } from './detail-queries.ts'
import styles from './product.module.css'

/** Shows the public page of a provider, with its services and the enquiry. */
export function Provider({ id, place = 'services' }: { id: string; place?: Place }) {
  const asked = providerQuery(id)
  const one = useQuery({ ...asked, enabled: id !== '' })
  const asOf = receiptAtRequest(asked.queryKey, one)
  const isMedium = place === 'medium'
  const crumbs = crumbsOf(place)
  return (
    <DetailPage<ProviderRecord>
      noun="机构"
      query={one}
      crumbs={isMedium ? crumbs : [...crumbs, { label: '服务机构', link: providersLink() }]}
      list={{ label: '查看全部机构', link: providersLink({}, place) }}
      shared
      titleOf={({ name }) => name}
      leadOf={({ serviceTypes, nature }) => [serviceTypes.join('、'), nature].join(' · ')}
      actions={(found) => (
        <>
          <Score of={found} />
          {found.mine ? (
            <LinkButton link={organisationLink}>管理我的机构</LinkButton>
          ) : (
            <FavouriteButton type="provider" one={found} asOf={asOf} />
          )}
          <Button onClick={() => print()}>打印</Button>
        </>
      )}
      below={(found) => (
        <>
          <Reviews of={found} named />
          <ServicesAndSimilar id={found.id} place={place} />
        </>
      )}
    >
      {(found) => (
        <ProviderBody one={{ ...found, rated: scoreText(found) }} contact={<Contact one={found} />} />
      )}
    </DetailPage>
  )
}

/** Shows the contact (联系方式), masked before an enquiry. */
function Contact({ one }: { one: ProviderRecord }) {
  const { id, name, contactName, contactPhone, docked, mine, request, answerHours } = one
  return (
    <>
      <p className={styles.contact}>
        <span>联系人 {contactName}</span>
        <PhoneLink number={contactPhone} />
        {!docked && !mine && <span>提交咨询后显示完整电话</span>}
      </p>
      <Request asking={{ providerId: id, providerName: name, answerHours }} request={request} mine={mine} />
    </>
  )
}

/** Shows the services of a provider, and similar providers. */
function ServicesAndSimilar({ id, place }: { id: string; place: Place }) {
  const offered = useQuery(query(serve.productsOf, { params: { id }, query: {} }))
  const { data: alike = [] } = useQuery(query(serve.similarProviders, { params: { id }, query: { size: 4 } }))
  return (
    <>
      {offered.data && (
        <Card title="在架服务">
          {offered.data.length === 0 ? (
            <EmptyState title="暂无在架服务" hint="可以直接咨询机构。" />
          ) : (
            <List label="在架服务">
              {offered.data.map((row) => (
                <ProductRow key={row.id} row={row} />
              ))}
            </List>
          )}
        </Card>
      )}
      {alike.length > 0 && (
        <Card title="同类机构">
          <List label="同类机构">
            {alike.map((row) => (
              <ProviderRow key={row.id} row={row} place={place} />
            ))}
          </List>
        </Card>
      )}
    </>
  )
}
