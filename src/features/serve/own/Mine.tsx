import type { MyProduct } from '#api/serve-product.ts'
import { filterOf } from '#blocks/list/search.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { mineLink, organisationLink, ownProductLink, PRODUCT_FORM } from '#features/serve/links.ts'
import type { MineSearch } from '#features/serve/search.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { productLifecycle } from '#rules/product-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { OwnRow } from './OwnRow.tsx'
import { mineQuery } from './query.ts'

/** 我的产品: the services that one's organisation offers, in every state. */
export function Mine({ search }: { search: MineSearch }) {
  const asked = mineQuery(search)
  const mine = useListQuery(asked)
  const asOf = askedAfter(asked.queryKey, mine)
  const publish = (
    <LinkButton look="primary" link={ownProductLink('add')}>
      发布服务产品
    </LinkButton>
  )
  return (
    <MyRecords<MineSearch, Omit<MyProduct, 'audits'>>
      title="我的产品"
      aside={
        <>
          {publish}
          <LinkButton link={organisationLink}>查看我的机构和咨询</LinkButton>
        </>
      }
      noun="服务"
      unit="项"
      search={search}
      linkTo={mineLink}
      query={mine}
      needsEnterprise
      device={{ form: PRODUCT_FORM }}
      searchLabel="搜服务名称或类型"
      filters={[
        filterOf(
          '状态',
          productLifecycle.words,
          productLifecycle.words.find((word) => word === search.status),
          (next) => ({ status: next }),
        ),
      ]}
      empty={{
        title: '尚未发布服务',
        hint: '发布后由市平台审核，一般一个工作日内上架。',
        action: publish,
      }}
    >
      {(row) => <OwnRow key={row.id} row={row} asOf={asOf} looked={search.keyword ?? ''} />}
    </MyRecords>
  )
}
