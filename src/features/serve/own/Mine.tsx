import type { MyProduct } from '#api/serve-product.ts'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { OwnList } from '#blocks/own/OwnList.tsx'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { mineLink, organisationLink, ownProductLink } from '#features/serve/links.ts'
import type { MineSearch } from '#features/serve/serve-address.ts'
import { servicePriceText } from '#features/serve/price.ts'
import { dayText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { productLifecycle } from '#rules/product-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { AuditSheet } from './AuditSheet.tsx'
import { product } from './product.ts'
import { mineQuery } from './own-queries.ts'

/** Returns the facts of a row: its views, its enquiries and its price. */
const factsOf = (row: Omit<MyProduct, 'audits'>) => {
  const {
    id,
    status,
    serviceType,
    updateTime,
    viewCount,
    enquiryCount = 0,
    waiting = 0,
    priceMode,
    cover,
  } = row
  return {
    link: ownProductLink('view', id),
    picture: cover && <RecordPicture path={cover} alt="" />,
    meta: [
      serviceType,
      `${dayText(updateTime)}更新`,
      viewCount > 0 ? `${numberText(viewCount)} 次浏览` : undefined,
      enquiryCount > 0 ? `${String(enquiryCount)} 次咨询` : undefined,
    ],
    chips: waiting > 0 && <StateChip tone="warn">{`${String(waiting)} 条咨询待您联系`}</StateChip>,
    amount: priceMode && servicePriceText({ ...row, priceMode }),
    moreActions: status !== '草稿' && <AuditSheet one={row} />,
  }
}

/** Shows 我的产品: the services that the organisation offers, in every state. */
export function Mine({ search }: { search: MineSearch }) {
  const asked = mineQuery(search)
  const { words } = productLifecycle
  const status = words.find((word) => word === search.status)
  return (
    <OwnList<MineSearch, Omit<MyProduct, 'audits'>>
      {...{ own: product, search, factsOf }}
      queryKey={asked.queryKey}
      query={useListQuery(asked)}
      linkTo={mineLink}
      unit="项"
      publish={{ label: '发布服务产品', link: ownProductLink('add') }}
      moreActions={<LinkButton link={organisationLink}>查看我的机构和咨询</LinkButton>}
      searchLabel="搜服务名称或类型"
      filters={[filterOf('状态', words, status, (next) => ({ status: next }))]}
    />
  )
}
