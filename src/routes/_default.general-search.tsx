import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { searchTextOf } from '#lib/search-text.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { Results } from './-general-search/Results.tsx'
import { useRecent } from '#blocks/search/useRecent.ts'
import { type Kind, kindKeys, kinds } from '#blocks/search/kinds.ts'
import styles from './-general-search/search.module.css'
import { useFound } from '#blocks/search/useFound.ts'
import { useDeviceSearch } from './-general-search/useDeviceSearch.ts'
import { useKindOrder } from './-general-search/useKindOrder.ts'
import { WordLinks } from './-general-search/WordLinks.tsx'
import { CorrectAddress } from '#blocks/CorrectAddress.tsx'
import { optionalParam, pageNumber } from '#lib/address.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

// Loaded on demand, because nobody needs the suggestions before the search box has the focus.
const Suggestions = optionalPart(async () => (await import('#blocks/search/Suggestions.tsx')).Suggestions)

// Loaded on demand, because only a page without a search word shows the newest records.
const Newest = optionalPart(async () => (await import('./-general-search/Newest.tsx')).Newest)

const Search = v.object({
  /** Search words. */
  q: optionalParam(v.string()),
  /** Kind of record; validated by the page, so that the list of kinds is not part of the start-up code. */
  kind: optionalParam(v.string()),
  page: pageNumber,
})
type Search = v.InferOutput<typeof Search>

const hotWords = query(qa.randomKeywords, { query: { size: 10 } })

export const Route = createFileRoute('/_default/general-search')({
  validateSearch: Search,
  component: SearchPage,
})

/** Returns a link to this page: a word, a kind, and a page of the results. */
const linkTo = (search: Search) => linkOptions({ to: '/general-search', search })

/** Shows 搜索: one search box for all records of the portal. */
function SearchPage() {
  const { q = '', kind: asked, page = 1 } = Route.useSearch()
  const kind = kindKeys.find((one) => one === asked)
  const navigate = Route.useNavigate()
  const { reach } = useDeviceState()
  const { userInfo } = useAccount()
  const looked = searchTextOf(q)
  const found = useFound(kindKeys, looked, kind, page)
  const kept = useDeviceSearch(reach === 'online' ? '' : looked, kind, page)
  const { data: hot, isFetching } = useQuery({ ...hotWords, placeholderData: keepPreviousData })
  const { recent, add, forget } = useRecent()
  useEffectOn([looked, userInfo?.id], () => {
    if (looked) add(looked)
  })
  const countOf = (one: Kind) => found[one].data?.total ?? kept?.[one].total
  const isComing = (one: Kind) => countOf(one) === undefined && !found[one].isError
  const order = useKindOrder(countOf, isComing, looked) ?? (kind ? [kind] : [])
  return (
    <Page title="搜索" crumbs={[{ label: '首页', link: linkOptions({ to: '/' }) }]}>
      <CorrectAddress shown={{ kind }} />
      <Card>
        <div className={styles.box}>
          <SearchBox
            label="搜政策、项目、服务、产品"
            value={looked}
            onSearch={(text) => void navigate(linkTo({ q: text || undefined, kind }))}
            below={Suggestions}
          />
        </div>
        <WordLinks
          label="最近搜索"
          // Includes the current word in the first render: a word added later would push down the content
          // below.
          words={looked && !recent.includes(looked) ? [looked, ...recent] : recent}
          linkOf={(word) => linkTo({ q: word })}
          onClear={() => forget()}
        />
        <WordLinks
          label="热门搜索"
          words={hot?.map((one) => one.keyword) ?? (isFetching ? undefined : [])}
          linkOf={(word) => linkTo({ q: word })}
        />
      </Card>
      {!looked && <Newest />}
      {looked && (
        <>
          <Tabs
            label="结果种类"
            tabs={[
              { label: '全部', chosen: !kind, link: linkTo({ q: looked }) },
              ...order.map((one) => ({
                label: kinds[one],
                count: countOf(one),
                chosen: one === kind,
                link: linkTo({ q: looked, kind: one }),
              })),
            ]}
          />
          <Results
            looked={looked}
            kind={kind}
            page={page}
            found={found}
            kept={kept}
            linkOf={(one, at) => linkTo({ q: looked, kind: one, page: at })}
          />
        </>
      )}
    </Page>
  )
}
