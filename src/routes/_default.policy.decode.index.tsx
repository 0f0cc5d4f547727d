import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { interpretationForms } from '#api/policy-words.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { numberText } from '#lib/numbers.ts'
import { useLastPage } from '#offline/useLastPage.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { linkTo, listQuery } from './-decode/decode.ts'
import { DecodeCards, DecodeSkeleton } from './-decode/DecodeCards.tsx'
import { DecodeSearch } from './-decode/search.ts'

export const Route = createFileRoute('/_default/policy/decode/')({
  validateSearch: DecodeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(deps)),
  component: DecodePage,
})

/** 政策解读: what explains policies, by its form. */
function DecodePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useQuery({
    ...listQuery(search),
    ...useLastPage(),
  })
  const of = list.isPlaceholderData ? undefined : list.data?.records[0]?.policyTitle
  return (
    <Page
      title="政策解读"
      crumbs={crumbsTo('/policy/decode')}
      aside={
        <SearchBox
          label="搜解读或政策名称"
          value={search.keyword ?? ''}
          onSearch={(keyword) => void navigate(linkTo(search, { keyword: keyword || undefined }))}
        />
      }
    >
      {search.policyId && (
        <Notice
          tone="info"
          title={of ? `只看《${of}》的解读` : '只看一项政策的解读'}
          action={
            <LinkButton look="plain" link={linkTo(search, { policyId: undefined })}>
              看全部解读
            </LinkButton>
          }
        />
      )}
      <Card
        tabs={
          <Tabs
            label="解读形式"
            tabs={[undefined, ...interpretationForms].map((form) => ({
              label: form ?? '全部',
              chosen: form === search.form,
              link: linkTo(search, { form }),
            }))}
          />
        }
        aside={list.data && `共 ${numberText(list.data.total)} 篇`}
        foot={pagerOf(list.data, search.page, (page) => linkTo(search, { page }))}
      >
        <Loaded
          query={list}
          skeleton={<DecodeSkeleton />}
          isEmpty={({ records }) => records.length === 0}
          empty={<Empty search={search} />}
        >
          {({ records }) => <DecodeCards records={records} looked={search.keyword ?? ''} />}
        </Loaded>
      </Card>
    </Page>
  )
}

/** Nothing here: because of what was asked for, or at all. */
function Empty({ search: { form, keyword, policyId, page } }: { search: DecodeSearch }) {
  if (!(form ?? keyword ?? policyId ?? page)) {
    return (
      <EmptyState
        icon="book"
        title="还没有政策解读"
        hint="政策的图解、问答和视频发布后显示在这里，可以先看政策原文。"
        action={<LinkButton link={linkOptions({ to: '/policy/apply' })}>看今日申报</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      icon="book"
      title={policyId ? '这项政策还没有这样的解读' : '没有符合条件的解读'}
      hint={keyword ? '减少关键词，或换一种形式。' : '换一种形式看看。'}
      action={<LinkButton link={linkOptions({ to: '/policy/decode', search: {} })}>看全部解读</LinkButton>}
    />
  )
}
