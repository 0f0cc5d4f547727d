import { createFileRoute } from '@tanstack/react-router'
import { messageTypes } from '#api/message-words.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { markedIn, unreadIn, useUnread } from '#blocks/unread.ts'
import { useOutbox } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { markAll } from './-message/marks.ts'
import { MessageDialog } from './-message/MessageDialog.tsx'
import { MessageRow } from './-message/MessageRow.tsx'
import { unreadFilter } from './-message/filter.ts'
import { linkTo, listQuery } from './-message/message-list.ts'
import { threadOf } from './-message/thread.ts'
import { MessageSearch } from './-message/message-address.ts'

export const Route = createFileRoute('/_user/user/message')({
  validateSearch: MessageSearch,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search: { type, unread, keyword, page } }) => ({ type, unread, keyword, page }),
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(deps)),
  component: MessagePage,
})

/** Shows 消息中心: the city's messages to this user, newest first, those about one record as one row. */
function MessagePage() {
  const { id, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const unread = useUnread()
  const marked = markedIn(useOutbox())
  const list = useListQuery(listQuery(search))
  // Ignores placeholder rows of another tab, because the button marks only the messages of this tab.
  const toMark = list.data && !list.isPlaceholderData ? unreadIn(list.data, marked) : []
  const countOf = (type: MessageSearch['type']) =>
    (type ? unread?.types.find((one) => one.type === type)?.count : unread?.total) || undefined
  return (
    <MyRecords
      title="消息中心"
      // Keeps the line until the number is there.
      lead={unread ? (unread.total > 0 ? `${String(unread.total)} 条未读` : '没有未读消息') : '\u00a0'}
      noun="消息"
      search={search}
      linkTo={linkTo}
      query={list}
      searchLabel="搜消息"
      tabs={{
        label: '消息类型',
        choices: [undefined, ...messageTypes].map((type) => ({
          label: type ?? '全部',
          chosen: type === search.type,
          count: countOf(type),
          change: { type },
        })),
      }}
      filters={[unreadFilter(search.unread)]}
      tools={
        <Button look="plain" disabled={toMark.length === 0} onClick={() => void markAll(search.type, toMark)}>
          {search.type ? `${search.type}消息全部已读` : '全部已读'}
        </Button>
      }
      empty={
        search.type
          ? { title: `没有${search.type}消息` }
          : { title: '暂无消息', hint: '申报进度、政策推送和诉求答复显示在这里。' }
      }
      below={
        id && (
          <MessageDialog
            key={id}
            id={id}
            row={list.data?.records.find((one) => threadOf(one).some((each) => each.id === id))}
            onClose={() => void navigate({ ...linkTo(search), resetScroll: false })}
          />
        )
      }
    >
      {(row) => (
        <MessageRow
          key={row.id}
          row={row}
          link={linkTo({ ...search, id: row.id })}
          looked={search.keyword ?? ''}
        />
      )}
    </MyRecords>
  )
}
