import { linkOptions } from '@tanstack/react-router'
import type { todayTabs } from '#api/declare-words.ts'
import type { EmptyWords } from '#blocks/list/list-address.ts'
import { LinkButton } from '#ui/Button.tsx'

/** Returns the words for an empty list, by the tab. */
export const emptyWords = (tab: (typeof todayTabs)[number]): EmptyWords =>
  tab === '可申报'
    ? { title: '今天没有可申报的项目', hint: '新项目发布后显示在这里，可以先在政策详情中了解条件。' }
    : {
        title: tab === '即将截止' ? '近 7 天没有项目截止' : '近期没有新发布的项目',
        action: (
          <LinkButton link={linkOptions({ to: '/policy/apply', search: {} })}>查看全部可申报项目</LinkButton>
        ),
      }
