import { type Window, windowStates } from './window.ts'

/** Parts of a policy that a search uses, apart from its text. */
export interface Searchable extends Window {
  id: string
  title: string
  docNumber: string
  summary: string
  level: string
  region: string
  departments: readonly string[]
  publishDate: string
  updateTime: string
  policyType: string
  supportMode: string
  industries: readonly string[]
  targetScale: readonly string[]
  targetTags: readonly string[]
  validity: string
  viewCount: number
}

/** States shown by default: open now, or soon. */
export const shownStates = windowStates.filter((one) => one !== '已截止')
export const shownValidities = ['有效'] as const

/** Tag of the city to which people can subscribe. */
export interface TagSense {
  group: string
  name: string
}

/** Filters of the policy list; several values of one filter are alternatives. */
export interface PolicyQuestion {
  keyword?: string
  level?: string[]
  region?: string[]
  department?: string[]
  policyType?: string[]
  supportMode?: string[]
  industry?: string[]
  targetScale?: string[]
  targetTag?: string[]
  state?: string[]
  validity?: string[]
  /** Tags of the requested ids; an empty list means only unknown tags, which match nothing. */
  tags?: readonly TagSense[]
  publishedFrom?: string
  publishedTo?: string
  updatedFrom?: string
  sort?: '最新发布' | '截止最近' | '最匹配'
}

/**
 * Returns the search text of a policy: title, 文号, summary and the whole text without its tags; in lower case.
 */
export function searchTextOf(
  one: Pick<Searchable, 'title' | 'docNumber' | 'summary'> & { contentHtml: string },
): string {
  return [one.title, one.docNumber, one.summary, plainText(one.contentHtml)].join('\n').toLowerCase()
}

/** Values of a policy for each group of tags. */
const wordsOfGroup: Record<string, (one: Searchable) => readonly string[]> = {
  行业: (one) => one.industries,
  类型: (one) => [one.policyType],
  部门: (one) => one.departments,
  层级: (one) => [one.level],
  主题: (one) => one.targetTags,
}

/** Returns true if a policy has a tag of the city. */
export const bearsTag = (one: Searchable, { group, name }: TagSense): boolean =>
  wordsOfGroup[group]?.(one).includes(name) ?? false

/**
 * Returns true if a department matches by its own name or by the root that all levels share: 工信局 matches 市工信局
 * and 高新区工信局.
 */
export const anyDepartment = (asked: readonly string[] | undefined, there: readonly string[]): boolean =>
  !asked?.length || asked.some((word) => there.some((one) => one.endsWith(word)))

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Converts a document to plain text: each block on a line of its own, without inline tags. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|div|tr|td|th|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
}
