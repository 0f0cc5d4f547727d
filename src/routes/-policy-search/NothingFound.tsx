import { linkOptions } from '@tanstack/react-router'
import { tryNetwork } from '#blocks/try-network.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { changed, type Filters, hidesClosed, searchWords, savedText, withClosed } from './filters.ts'

/** Nothing to show: because nothing fits, the list ends before this page, or the device cannot know without a network. */
export function NothingFound({ why, filters }: { why: 'none' | 'end' | 'offline'; filters: Filters }) {
  if (why === 'end') {
    return (
      <EmptyState
        title="没有这一页"
        hint="列表到前面的页就结束了。"
        action={
          <LinkButton link={linkOptions({ to: '/policy/search', search: changed(filters, {}) })}>
            回到第 1 页
          </LinkButton>
        }
      />
    )
  }
  if (why === 'offline') {
    return (
      <EmptyState
        title="离线时没有这次检索的结果"
        hint="联网后在下面的“政策库离线包”里下载，断网也能检索全部政策。"
        action={<Button onClick={() => void tryNetwork()}>重试</Button>}
      />
    )
  }
  const asked = savedText(filters)
  if (hidesClosed(filters)) {
    return (
      <EmptyState
        title={asked ? `没有符合“${searchWords(asked)}”的政策` : '没有可申报的政策'}
        hint="已截止和失效的政策没有列出。"
        action={
          <LinkButton link={linkOptions({ to: '/policy/search', search: withClosed(filters) })}>
            连同已截止的一起查
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title="没有符合条件的政策"
      hint="减少筛选条件，或换个关键词。"
      action={<LinkButton link={linkOptions({ to: '/policy/search', search: {} })}>清除全部条件</LinkButton>}
    />
  )
}
