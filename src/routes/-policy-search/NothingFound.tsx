import { linkOptions } from '@tanstack/react-router'
import { tryNetwork } from '#blocks/try-network.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { type Filters, hidesClosed, searchWords, savedText, withClosed } from './filters.ts'

/** Says that the device cannot know without a network, and how it could. */
export const NotKept = () => (
  <EmptyState
    title="离线时没有这次搜索的结果"
    hint="联网后在下面的“政策库离线包”里下载，断网也能搜索全部政策。"
    action={<Button onClick={() => void tryNetwork()}>重试</Button>}
  />
)

/** Says that nothing fits what is asked, and how more could be found. */
export function NothingFound({ filters }: { filters: Filters }) {
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
