import type { Fields } from '#api/call/fields.ts'

/** Fields of the form that rates; `solved` only where an answer is rated. */
export const ratingFields = {
  solved: { label: '问题是否解决', kind: 'choice' },
  score: { label: '满意程度', kind: 'stars' },
  reasons: { label: '具体方面', kind: 'list', optional: true },
  comment: { label: '评价意见', kind: 'text' },
} as const satisfies Fields
