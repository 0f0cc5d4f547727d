import { createFileRoute } from '@tanstack/react-router'
import { mostFollowed } from '#api/policy-words.ts'
import { followed } from '#features/policy/following.ts'
import { mineQuery, tagsQuery, useFollowing } from '#features/policy/useFollowing.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { Card } from '#ui/Card.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Page } from '#ui/Page.tsx'
import { UndoBar } from '#ui/state/UndoBar.tsx'
import { OpenNow } from './-subscribe/OpenNow.tsx'
import { Followings } from './-subscribe/Followings.tsx'
import { RefusedChanges } from './-subscribe/RefusedChanges.tsx'
import { SubscribeSearch } from './-subscribe/subscribe-address.ts'
import { linkTo, topicsQuery } from './-subscribe/subscribe.ts'
import { Topic, Topics } from './-subscribe/Topics.tsx'
import { useStopping } from './-subscribe/useStopping.ts'
import { ViewTabs } from './-subscribe/ViewTabs.tsx'

export const Route = createFileRoute('/_default/policy/subcribe')({
  validateSearch: SubscribeSearch,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search: { view, keyword } }) => ({ view, keyword }),
  loader: ({ context: { queryClient }, deps: { view, keyword } }) => {
    void queryClient.prefetchQuery(mineQuery)
    void queryClient.prefetchQuery(tagsQuery)
    if (view === 'topics') void queryClient.prefetchQuery(topicsQuery(keyword))
  },
  component: SubscribePage,
})

/** Shows 政策订阅: the user's subscriptions, the city's tags to subscribe to, and its topics. */
function SubscribePage() {
  const { view, topic, keyword } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { mine, list } = useFollowing()
  const own = followed(list)
  const { done, close, ...following } = useStopping()
  return (
    <Page
      title="政策订阅"
      banner
      crumbs={crumbsTo('/policy/subcribe')}
      lead={
        mine.data && `已订阅 ${String(own.length)} 项，最多 ${String(mostFollowed)} 项；新政策推送到消息中心`
      }
      answer={<OpenNow query={mine} list={own} />}
      aside={
        view === 'topics' &&
        !topic && (
          <SearchBox
            label="搜专题"
            value={keyword ?? ''}
            onSearch={(text) => void navigate(linkTo({ view, keyword: text || undefined }))}
          />
        )
      }
    >
      <RefusedChanges />
      <Card tabs={<ViewTabs view={view} count={mine.data && own.length} />}>
        {view !== 'topics' && <Followings view={view} {...following} />}
        {view === 'topics' && (topic ? <Topic key={topic} id={topic} /> : <Topics keyword={keyword} />)}
      </Card>
      <UndoBar done={done} onClose={close} />
    </Page>
  )
}
