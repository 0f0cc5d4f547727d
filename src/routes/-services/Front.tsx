import { useQuery } from '@tanstack/react-query'
import { Answer } from '#blocks/answer/Answer.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { openAddress } from '#blocks/picture/open-address.ts'
import { useSecondPaint } from '#blocks/useSecondPaint.ts'
import { home, organisationLink, productLink, productsLink, providersLink } from '#features/serve/links.ts'
import { ProviderRow } from '#features/serve/lists/ProviderRow.tsx'
import { typesQuery } from '#features/serve/lists/list-queries.ts'
import { servedText } from '#features/serve/serve-words.ts'
import { servicePriceText } from '#features/serve/price.ts'
import { numberText } from '#lib/numbers.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { PictureCard, PictureCards, SkeletonCards } from '#ui/list/PictureCard.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { type Step, Steps } from '#ui/Steps.tsx'
import { hotProducts, hotProviders, SIZE } from './queries.ts'

const steps: readonly Step[] = [
  { title: '查找服务', words: '按类别、价格、周期和区域筛选，或直接搜索。' },
  { title: '提交咨询', words: '写明办理事项和联系方式，断网时也可以提交。' },
  { title: '机构联系', words: '机构回应后，进展显示在“我的咨询”中。' },
  { title: '办理完成', words: '机构登记办理结果，并通知您。' },
]

/** Shows 专业服务: the twelve kinds, the popular services and providers, and the procedure in four steps. */
export function Front() {
  const isTime = useSecondPaint()
  return (
    <Page
      title="专业服务"
      banner
      crumbs={[home]}
      lead="找机构、选产品，按需对接"
      aside={<LinkButton link={organisationLink}>成为服务机构</LinkButton>}
      answer={
        <Answer label="服务类别" look="words" query={useQuery(typesQuery)}>
          {(all) =>
            all.map(({ serviceType, productCount }) => ({
              value: numberText(productCount),
              words: serviceType,
              link: productsLink({ type: serviceType }),
            }))
          }
        </Answer>
      }
    >
      {isTime && <Below />}
    </Page>
  )
}

/** Shows the procedure and the popular services and providers below the kinds. */
function Below() {
  const products = useQuery(hotProducts)
  const providers = useQuery(hotProviders)
  return (
    <>
      <Card title="办理步骤">
        <Steps steps={steps} />
      </Card>
      <Card title="热门服务" aside={<LinkButton link={productsLink()}>全部服务</LinkButton>}>
        <Loaded
          query={products}
          inner
          skeleton={<SkeletonCards count={SIZE} columns={3} sold />}
          isEmpty={({ records }) => records.length === 0}
          empty={<EmptyState title="暂无服务" hint="机构发布的服务审核后显示在这里。" />}
        >
          {({ records }) => (
            <PictureCards label="热门服务" columns={3}>
              {records.map((one) => (
                <PictureCard
                  key={one.id}
                  title={one.name}
                  link={productLink(one.id)}
                  picture={one.cover && openAddress(one.cover)}
                  word={one.serviceType}
                  price={servicePriceText(one)}
                  note={one.duration}
                  meta={[one.serviceType, servedText(one.orderCount)]}
                  by={one.providerName}
                />
              ))}
            </PictureCards>
          )}
        </Loaded>
      </Card>
      <Card title="推荐机构" aside={<LinkButton link={providersLink()}>全部机构</LinkButton>}>
        <Loaded
          query={providers}
          inner
          isEmpty={(all) => all.length === 0}
          empty={<EmptyState title="暂无机构" hint="服务机构审核后显示在这里。" />}
        >
          {(all) => (
            <List label="推荐机构">
              {all.map((row) => (
                <ProviderRow key={row.id} row={row} />
              ))}
            </List>
          )}
        </Loaded>
      </Card>
    </>
  )
}
