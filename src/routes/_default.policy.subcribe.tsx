import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import type { Tag } from '#api/policy.ts'
import { mostFollowed } from '#api/policy-words.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { useOutbox } from '#offline/view.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { type Done, UndoBar } from '#ui/state/UndoBar.tsx'
import { follow, followAll, stop } from '#features/policy/follow.ts'
import { Choose } from './-subscribe/Choose.tsx'
import { followed, type Following, isAboutFollowing } from '#features/policy/following.ts'
import { mineQuery, tagsQuery, useFollowing } from '#features/policy/useFollowing.ts'
import { Mine } from './-subscribe/Mine.tsx'
import { SubscribeSearch } from './-subscribe/search.ts'
import { linkTo, topicsQuery } from './-subscribe/subscribe.ts'
import { Topic, Topics } from './-subscribe/Topics.tsx'

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

/** 政策订阅: what one follows, the city's words to follow, and its topics. */
function SubscribePage() {
  const { view, topic, keyword } = Route.useSearch()
  const navigate = Route.useNavigate()
  const outbox = useOutbox()
  const { mine, list } = useFollowing()
  const tags = useQuery(tagsQuery)
  const [done, setDone] = useState<Done>()
  const own = followed(list)
  const refused = outbox.filter((item) => item.state !== 'waiting' && isAboutFollowing(item.endpoint))
  const stopIt = async (one: Following | Tag) => {
    if (await stop(one)) {
      setDone({
        text: `已${one.search === undefined ? '取消订阅' : '删除搜索'}“${one.name}”`,
        undo: () => void follow(one),
      })
    }
  }
  const followIt = async (one: Following | Tag) => {
    if (await follow(one)) setDone(undefined)
  }
  return (
    <Page
      title="政策订阅"
      banner
      crumbs={crumbsTo('/policy/subcribe')}
      lead={
        mine.data && `已订阅 ${String(own.length)} 项，最多 ${String(mostFollowed)} 项；新政策推送到消息中心`
      }
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
      {refused.length > 0 && (
        <Notice
          tone="warn"
          title={`${String(refused.length)} 项订阅未成功。`}
          action={
            <LinkButton look="plain" link={linkOptions({ to: '/user/outbox' })}>
              去处理
            </LinkButton>
          }
        >
          {refused[0]?.reason}
        </Notice>
      )}
      <Card
        tabs={
          <Tabs
            label="政策订阅"
            tabs={[
              {
                label: '我的订阅',
                chosen: !view,
                count: mine.data && own.length,
                link: linkTo({}),
              },
              { label: '添加订阅', chosen: view === 'add', link: linkTo({ view: 'add' }) },
              { label: '政策专题', chosen: view === 'topics', link: linkTo({ view: 'topics' }) },
            ]}
          />
        }
      >
        {view === 'topics' ? (
          topic ? (
            <Topic key={topic} id={topic} />
          ) : (
            <Topics keyword={keyword} />
          )
        ) : (
          <Loaded query={mine} skeleton={<SkeletonRows rows={6} />}>
            {() =>
              view === 'add' ? (
                <Loaded query={tags} inner skeleton={<SkeletonRows rows={6} />}>
                  {(all) => (
                    <Choose
                      tags={all}
                      list={list}
                      onFollow={(one) => void followIt(one)}
                      onStop={(one) => void stopIt(one)}
                      onFollowAll={followAll}
                    />
                  )}
                </Loaded>
              ) : (
                <Mine list={list} onStop={(one) => void stopIt(one)} onFollow={(one) => void followIt(one)} />
              )
            }
          </Loaded>
        )}
      </Card>
      <UndoBar done={done} onClose={() => setDone(undefined)} />
    </Page>
  )
}
