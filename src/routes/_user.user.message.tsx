import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { message, messageTypes } from '#api/message.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useUnread } from '#blocks/unread.ts'
import { useLastPage } from '#offline/useLastPage.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { Page } from '#ui/Page.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { markAll } from './-message/marks.ts'
import { MessageDialog } from './-message/MessageDialog.tsx'
import { MessageRow } from './-message/MessageRow.tsx'
import styles from './-message/message.module.css'
import { maybe, pageNumber } from '#lib/address.ts'

const SIZE = 10

const Search = v.object({
  type: maybe(v.picklist(messageTypes)),
  /** Unread ones only. */
  unread: maybe(v.literal(true)),
  keyword: maybe(v.string()),
  page: pageNumber,
  /** The message that is open. */
  id: maybe(v.string()),
})
type Search = v.InferOutput<typeof Search>

const listQuery = ({ type, unread, keyword, page = 1 }: Search) =>
  query(message.page, {
    query: { type, keyword, ...(unread ? { read: 'false' } : {}), current: page, size: SIZE },
  })

export const Route = createFileRoute('/_user/user/message')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search: { type, unread, keyword, page } }) => ({ type, unread, keyword, page }),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(deps)),
  component: MessagePage,
})

/** This page with some of its address changed; a new filter begins at the first page. */
const linkTo = (search: Search, change: Search) =>
  linkOptions({ to: '/user/message', search: { ...search, page: undefined, id: undefined, ...change } })

/** 消息中心: what the city has told this user, newest first. */
function MessagePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const unread = useUnread()
  const list = useQuery({
    ...listQuery(search),
    ...useLastPage(),
  })
  const countOf = (type: Search['type']) =>
    (type ? unread?.types.find((one) => one.type === type)?.count : unread?.total) || undefined
  const filtered = Boolean(search.type ?? search.unread ?? search.keyword)
  return (
    <Page
      title="消息中心"
      lead={unread && (unread.total > 0 ? `${String(unread.total)} 条未读` : '没有未读消息')}
      aside={
        <SearchBox
          label="搜消息"
          value={search.keyword ?? ''}
          onSearch={(keyword) => void navigate(linkTo(search, { keyword: keyword || undefined }))}
        />
      }
    >
      <Card
        tabs={
          <Tabs
            label="消息类型"
            tabs={[undefined, ...messageTypes].map((type) => ({
              label: type ?? '全部',
              chosen: type === search.type,
              count: countOf(type),
              link: linkTo(search, { type }),
            }))}
          />
        }
        foot={pagerOf(list.data, search.page, (page) => linkTo(search, { page }))}
      >
        <div className={styles.tools}>
          <Tabs
            label="是否已读"
            tabs={[
              { label: '不限', chosen: !search.unread, link: linkTo(search, { unread: undefined }) },
              { label: '只看未读', chosen: Boolean(search.unread), link: linkTo(search, { unread: true }) },
            ]}
          />
          <Button look="plain" disabled={!countOf(search.type)} onClick={() => void markAll(search.type)}>
            {search.type ? `${search.type}消息全部已读` : '全部已读'}
          </Button>
        </div>
        <Loaded
          query={list}
          skeleton={<SkeletonRows rows={SIZE} />}
          isEmpty={({ records }) => records.length === 0}
          empty={
            filtered ? (
              <EmptyState
                title="没有符合条件的消息"
                action={<LinkButton link={linkOptions({ to: '/user/message' })}>查看全部消息</LinkButton>}
              />
            ) : (
              <EmptyState title="还没有消息" hint="申报进度、政策推送和诉求答复会发到这里。" />
            )
          }
        >
          {({ records }) => (
            <List label="消息" top>
              {records.map((row) => (
                <MessageRow key={row.id} row={row} link={linkTo(search, { page: search.page, id: row.id })} />
              ))}
            </List>
          )}
        </Loaded>
      </Card>
      {search.id && (
        <MessageDialog
          key={search.id}
          id={search.id}
          row={list.data?.records.find((one) => one.id === search.id)}
          onClose={() => void navigate({ ...linkTo(search, { page: search.page }), resetScroll: false })}
        />
      )}
    </Page>
  )
}
