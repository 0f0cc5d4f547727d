import { linkOptions } from '@tanstack/react-router'
import type { Message } from '#api/message.ts'
import { safeRedirect } from '#session/guard.ts'
import type { Target } from '#ui/link.ts'

type BizType = NonNullable<Message['bizType']>

/** What the button to each kind of record says, and where its page is. */
const pages: Record<BizType, { words: string; path: (id: string) => string }> = {
  policy: { words: '查看政策', path: (id) => `/policy/search/detail?id=${id}` },
  declaration: { words: '查看申报', path: (id) => `/declare/apply/view/${id}` },
  appeal: { words: '查看诉求', path: (id) => `/appeal/demand/detail?id=${id}` },
  demand: { words: '查看需求', path: (id) => `/docking/demand-service/detail?id=${id}` },
  supply: { words: '查看供给', path: (id) => `/docking/supply-service/detail?id=${id}` },
  activity: { words: '查看活动', path: (id) => `/roadshow/${id}` },
  listing: { words: '查看产品', path: (id) => `/market/detail?id=${id}` },
  product: { words: '查看服务', path: (id) => `/professional-services/detail?id=${id}` },
  provider: { words: '查看机构', path: (id) => `/professional-services/organ-detail?id=${id}` },
}

/** What a message is about: the way the city gave, else the record's own page. Undefined where it is about nothing here. */
export function aboutOf({
  link,
  bizType,
  bizId,
}: Pick<Message, 'link' | 'bizType' | 'bizId'>): { words: string; link: Target } | undefined {
  const page = bizType && pages[bizType]
  const path = link ?? (page && bizId ? page.path(bizId) : undefined)
  // A path of another site is no way anybody should go by a message.
  if (!path || (path !== '/' && safeRedirect(path) === '/')) return undefined
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid')
  return {
    words: page?.words ?? '前往查看',
    // By the catch-all's pattern any path can be written; whichever route it belongs to is opened.
    link: linkOptions({
      to: '/$',
      params: { _splat: pathname.slice(1) },
      search: Object.fromEntries(searchParams),
    }),
  }
}
