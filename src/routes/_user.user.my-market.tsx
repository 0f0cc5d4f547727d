import { createFileRoute } from '@tanstack/react-router'
import { type ListingBrief, listingStates, tradeTypes } from '#api/market.ts'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { OwnRow } from '#blocks/own/OwnRow.tsx'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { detailLink, mineLink, publishLink } from '#features/market/links.ts'
import { own } from '#features/market/own/kind.ts'
import { MineSearch } from '#features/market/market-address.ts'
import { categoriesQuery } from '#features/market/tree.ts'
import { dayText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { LinkButton } from '#ui/Button.tsx'
import { askedOf, mineQuery } from './-my-market/my-listings-query.ts'

export const Route = createFileRoute('/_user/user/my-market')({
  validateSearch: MineSearch,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(mineQuery(deps))
    // Prefetches the categories, so that the publish form opens offline.
    void queryClient.prefetchQuery(categoriesQuery)
  },
  component: MyMarket,
})

const publish = (
  <LinkButton look="primary" link={publishLink('供应')}>
    发布产品
  </LinkButton>
)

/** Returns the link, the facts and the price for the row of one of the enterprise's listings. */
const shownOf = ({
  id,
  tradeType,
  categoryPath,
  updateTime,
  viewCount,
  status,
  price,
  unit,
}: ListingBrief) => ({
  link: detailLink(id),
  meta: [
    tradeType,
    categoryPath.at(-1),
    `${dayText(updateTime)}更新`,
    viewCount > 0 ? `${numberText(viewCount)} 次浏览` : undefined,
  ],
  amount: status === '草稿' ? undefined : priceText(price, unit),
})

/** Shows 工业产品: the enterprise's own supplies and requests to buy, in every state. */
function MyMarket() {
  const search = Route.useSearch()
  const { status, trade } = askedOf(search)
  const asked = mineQuery(search)
  const mine = useListQuery(asked)
  const asOf = askedAfter(asked.queryKey, mine)
  const { counts = {} } = mine.data ?? {}
  return (
    <MyRecords<MineSearch, ListingBrief>
      title="工业产品"
      aside={
        <>
          {publish}
          <LinkButton link={publishLink('求购')}>发布求购</LinkButton>
        </>
      }
      noun="工业产品"
      search={search}
      linkTo={mineLink}
      query={mine}
      needsEnterprise
      device={{ forms: ['market-supply', 'market-demand'] }}
      searchLabel="搜产品、品牌或型号"
      tabs={{
        label: '状态',
        choices: [undefined, ...listingStates].map((state) => ({
          label: state ?? '全部',
          chosen: state === status,
          change: { status: state },
          count: state === undefined ? undefined : counts[state],
        })),
      }}
      filters={[filterOf('类型', tradeTypes, trade, (next) => ({ trade: next }))]}
      empty={{
        title: status ? `没有${status}的产品` : '尚未发布产品',
        hint: '发布后由市平台审核，一般一个工作日内发布。',
        action: publish,
      }}
    >
      {(row) => (
        <OwnRow
          key={row.id}
          own={own[row.tradeType]}
          {...{ row, asOf, looked: search.keyword, ...shownOf(row) }}
        />
      )}
    </MyRecords>
  )
}
