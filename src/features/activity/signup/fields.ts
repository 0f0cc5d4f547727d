import type { Fields } from '#api/call/fields.ts'

/** Fields of the sign-up form. */
export const signupFields = {
  name: { label: '姓名', kind: 'text' },
  phone: { label: '联系电话', kind: 'text' },
  position: { label: '职务', kind: 'text' },
  people: { label: '参加人数', kind: 'choice' },
  // Accepts a place on the waiting list if the activity is full.
  orWait: { label: '名额已满时加入候补', kind: 'flag' },
} as const satisfies Fields

/** Field of the check-in on site. */
export const checkInFields = { place: { label: '现场码', kind: 'text' } } as const satisfies Fields
