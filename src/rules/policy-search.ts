import { type Window, windowStates } from './window.ts'

/** What a search looks at in a policy, beside its text. */
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

/** What the search shows where nobody chose: what can be applied for, or soon. */
export const shownStates = windowStates.filter((one) => one !== '已截止')
export const shownValidities = ['有效'] as const

/** A word of the city's that one can subscribe to. */
export interface TagSense {
  group: string
  name: string
}

/** The filters of the policy list; where several words are given, any of them will do. */
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
  /** Tags that their ids stand for; an empty list is one of unknown tags, which nothing bears. */
  tags?: readonly TagSense[]
  publishedFrom?: string
  publishedTo?: string
  updatedFrom?: string
  sort?: '最新发布' | '截止最近' | '最匹配'
}

/** What a search looks through in a policy: title, 文号, summary and the whole text without its tags; in lower case. */
export function searchTextOf(
  one: Pick<Searchable, 'title' | 'docNumber' | 'summary'> & { contentHtml: string },
): string {
  return [one.title, one.docNumber, one.summary, plainText(one.contentHtml)].join('\n').toLowerCase()
}

/** The words of a tag's group that a policy has. */
const wordsOfGroup: Record<string, (one: Searchable) => readonly string[]> = {
  行业: (one) => one.industries,
  类型: (one) => [one.policyType],
  部门: (one) => one.departments,
  层级: (one) => [one.level],
  主题: (one) => one.targetTags,
}

/** Whether a policy bears a tag of the city's. */
export const bearsTag = (one: Searchable, { group, name }: TagSense): boolean =>
  wordsOfGroup[group]?.(one).includes(name) ?? false

/** A department is found by its own name or by the root that all levels share: 工信局 finds 市工信局 and 高新区工信局. */
export const anyDepartment = (asked: readonly string[] | undefined, there: readonly string[]): boolean =>
  !asked?.length || asked.some((word) => there.some((one) => one.endsWith(word)))

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of a document: each block on a line of its own, inline tags gone. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|div|tr|td|th|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => signs[name] ?? whole)
}
