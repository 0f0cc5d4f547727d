import type { Message } from '#api/message.ts'
import { pathLink } from '#blocks/path-link.ts'
import { safeRedirect } from '#session/guard.ts'
import type { Target } from '#ui/link.ts'

type BizType = NonNullable<Message['bizType']>

/** Label of the button and path of the page for each kind of record. */
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

/**
 * Returns the label and the link for the subject of a message: the link that the city gave, else the record's
 * own page. Undefined where the message has neither, or where its link leaves the portal.
 */
export function subjectLinkOf({
  link,
  bizType,
  bizId,
}: Pick<Message, 'link' | 'bizType' | 'bizId'>): { words: string; link: Target } | undefined {
  const page = bizType && pages[bizType]
  const path = link ?? (page && bizId ? page.path(bizId) : undefined)
  // Refuses a path of another site.
  if (!path || (path !== '/' && safeRedirect(path) === '/')) return undefined
  return { words: page?.words ?? '前往查看', link: pathLink(path) }
}
