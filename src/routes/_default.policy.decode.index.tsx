import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { interpretationForms } from '#api/policy-words.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { countsQuery, PolicyCounts } from '#features/policy/PolicyCounts.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { linkTo, listQuery } from './-decode/decode.ts'
import { DecodeCards, DecodeSkeleton } from './-decode/DecodeCards.tsx'
import { DecodeSearch } from './-decode/decode-address.ts'

export const Route = createFileRoute('/_default/policy/decode/')({
  validateSearch: DecodeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(deps)),
  component: DecodePage,
})

/** Shows 政策解读: the interpretations of policies, by their form. */
function DecodePage() {
  const search = Route.useSearch()
  const { enId } = useAccount()
  const list = useListQuery(listQuery(search))
  const of = list.isPlaceholderData ? undefined : list.data?.records[0]?.policyTitle
  const all = <LinkButton link={linkTo({ ...search, policyId: undefined })}>查看全部解读</LinkButton>
  return (
    <ListPage
      title="政策解读"
      crumbs={crumbsTo('/policy/decode')}
      answer={<PolicyCounts query={useQuery(countsQuery(enId))} />}
      noun="解读"
      unit="篇"
      search={search}
      linkTo={linkTo}
      query={list}
      searchLabel="搜解读或政策名称"
      tabs={{
        label: '解读形式',
        choices: [undefined, ...interpretationForms].map((form) => ({
          label: form ?? '全部',
          chosen: form === search.form,
          change: { form },
        })),
      }}
      above={
        search.policyId && (
          <Notice tone="info" title={of ? `只看《${of}》的解读` : '只看一项政策的解读'} action={all} />
        )
      }
      skeleton={<DecodeSkeleton />}
      empty={
        search.policyId
          ? { title: '该政策暂无此形式的解读', hint: '可以选择其他解读形式。', action: all }
          : {
              title: search.form ? `暂无${search.form}解读` : '暂无政策解读',
              hint: '政策的图解、问答和视频发布后显示在这里，可以先查看政策原文。',
              action: <LinkButton link={linkOptions({ to: '/policy/apply' })}>查看今日申报</LinkButton>,
            }
      }
      body={(records) => <DecodeCards records={records} looked={search.keyword ?? ''} />}
    />
  )
}
