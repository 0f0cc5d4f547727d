import { createFileRoute } from '@tanstack/react-router'
import { type ListingBrief, listingStates, tradeTypes } from '#api/market.ts'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { OwnList } from '#blocks/own/OwnList.tsx'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { detailLink, formOf, mineLink, publishLink } from '#features/market/links.ts'
import { own } from '#features/market/own/kind.ts'
import { askedOf, mineQuery } from '#features/market/own/own-queries.ts'
import { MineSearch } from '#features/market/market-address.ts'
import { categoriesQuery } from '#features/market/tree.ts'
import { dayText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { LinkButton } from '#ui/Button.tsx'

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

/** Returns the facts of a row: its category, its views and its price. */
const factsOf = (row: ListingBrief) => ({
  link: detailLink(row.id),
  picture: row.cover && <RecordPicture path={row.cover} alt="" />,
  meta: [
    row.tradeType,
    row.categoryPath.at(-1),
    `${dayText(row.updateTime)}更新`,
    row.viewCount > 0 ? `${numberText(row.viewCount)} 次浏览` : undefined,
  ],
  amount: row.status === '草稿' ? undefined : priceText(row.price, row.unit),
})

/** Shows 工业产品: the listings of the enterprise, in every state. */
function MyMarket() {
  const search = Route.useSearch()
  const { status, tradeType } = askedOf(search)
  const asked = mineQuery(search)
  const mine = useListQuery(asked)
  const { counts = {} } = mine.data ?? {}
  return (
    <OwnList<MineSearch, ListingBrief>
      {...{ own: own.供应, search, factsOf }}
      ownOf={(row) => own[row.tradeType]}
      queryKey={asked.queryKey}
      query={mine}
      linkTo={mineLink}
      noun="工业产品"
      device={{ forms: tradeTypes.map(formOf) }}
      publish={{ label: '发布产品', link: publishLink('供应') }}
      moreActions={<LinkButton link={publishLink('求购')}>发布求购</LinkButton>}
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
      filters={[filterOf('类型', tradeTypes, tradeType, (next) => ({ trade: next }))]}
      emptyTitle={status && `没有${status}的产品`}
    />
  )
}
