import { linkOptions } from '@tanstack/react-router'
import { tryNetwork } from '#blocks/try-network.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { type Filters, hidesClosed, searchWords, savedText, withClosed } from './filters.ts'

/** Shows that the device has no results offline, and how to get them. */
export const NotKept = () => (
  <EmptyState
    title="本机没有该搜索的结果"
    hint="请联网后重试；联网时下载“政策库离线包”的，以后断网也能搜索全部政策。"
    action={<Button onClick={() => void tryNetwork()}>重试</Button>}
  />
)

/** Shows that no policy matches, and how to find more. */
export function NothingFound({ filters }: { filters: Filters }) {
  const asked = savedText(filters)
  if (hidesClosed(filters)) {
    return (
      <EmptyState
        title={asked ? `没有符合“${searchWords(asked)}”的政策` : '没有可申报的政策'}
        hint="已截止和失效的政策未列出。"
        action={
          <LinkButton link={linkOptions({ to: '/policy/search', search: withClosed(filters) })}>
            显示已截止的政策
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title="没有符合条件的政策"
      hint="请减少筛选条件，或更换关键词。"
      action={<LinkButton link={linkOptions({ to: '/policy/search', search: {} })}>清除全部条件</LinkButton>}
    />
  )
}
