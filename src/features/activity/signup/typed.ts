import type { Fields } from '#api/call/fields.ts'

/** What a sign-up asks for. */
export const signupFields = {
  name: { label: '姓名', kind: 'text' },
  phone: { label: '联系电话', kind: 'text' },
  position: { label: '职务', kind: 'text' },
  people: { label: '参加人数', kind: 'choice' },
  // A number of the waiting list will do where there are no places left.
  orWait: { label: '名额已满时加入候补', kind: 'flag' },
} as const satisfies Fields

/** What a rating asks for. */
export const ratingFields = {
  score: { label: '满意程度', kind: 'stars' },
  content: { label: '评价意见', kind: 'text' },
} as const satisfies Fields
