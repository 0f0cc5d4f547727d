import type { MyProduct } from '#api/serve-product.ts'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { OwnRow } from '#blocks/own/OwnRow.tsx'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { mineLink, organisationLink, ownProductLink, PRODUCT_FORM } from '#features/serve/links.ts'
import type { MineSearch } from '#features/serve/serve-address.ts'
import { servicePriceText } from '#features/serve/price.ts'
import { dayText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { productLifecycle } from '#rules/product-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { AuditSheet } from './AuditSheet.tsx'
import { product } from './product.ts'
import { mineQuery } from './own-queries.ts'

/** Says in a row of one's own who looked and asked, and its price. */
const shownOf = (row: Omit<MyProduct, 'audits'>) => {
  const { id, status, serviceType, updateTime, viewCount, enquiryCount = 0, waiting = 0, priceMode } = row
  return {
    link: ownProductLink('view', id),
    meta: [
      serviceType,
      `${dayText(updateTime)}更新`,
      viewCount > 0 ? `${numberText(viewCount)} 次浏览` : undefined,
      enquiryCount > 0 ? `${String(enquiryCount)} 次咨询` : undefined,
    ],
    chips: waiting > 0 && <StateChip tone="warn">{`${String(waiting)} 条咨询待您联系`}</StateChip>,
    amount: priceMode && servicePriceText({ ...row, priceMode }),
    ways: status !== '草稿' && <AuditSheet one={row} />,
  }
}

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
      {(row) => (
        <OwnRow key={row.id} own={product} {...{ row, asOf, looked: search.keyword, ...shownOf(row) }} />
      )}
    </MyRecords>
  )
}
