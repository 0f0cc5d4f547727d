import { linkOptions } from '@tanstack/react-router'
import type { todayTabs } from '#api/declare-words.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'

/** Nothing to declare: because of the filter, of the tab, or at all. */
export function TodayEmpty({ filtered, tab }: { filtered: boolean; tab: (typeof todayTabs)[number] }) {
  if (filtered) {
    return (
      <EmptyState
        title="没有符合条件的项目"
        hint="减少筛选条件，或换个关键词。"
        action={<LinkButton link={linkOptions({ to: '/policy/apply', search: {} })}>清除筛选</LinkButton>}
      />
    )
  }
  if (tab !== '可申报') {
    return (
      <EmptyState
        title={tab === '即将截止' ? '近 7 天没有项目截止' : '近期没有新发布的项目'}
        action={
          <LinkButton link={linkOptions({ to: '/policy/apply', search: {} })}>看全部可申报项目</LinkButton>
        }
      />
    )
  }
  return <EmptyState title="今天没有可申报的项目" hint="新项目发布后会列在这里，可以先看政策详情了解条件。" />
}
