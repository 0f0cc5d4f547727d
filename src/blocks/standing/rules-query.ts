import { query } from '#api/call/query.ts'
import { policy, type PolicyListed, type PolicyRules } from '#api/policy.ts'

const SIZE = 100
/** Milliseconds for which a page is not fetched again (half an hour), because rules change by the day. */
const STALE_TIME = 30 * 60_000

/** Queries one page of the policies for a calculation; each page is cached by itself. */
export const rulesQuery = (current: number) => ({
  ...query(policy.list, {
    query: {
      part: 'rules',
      validity: ['有效'],
      state: ['申报中', '即将截止', '常年受理', '未开始'],
      size: SIZE,
      current,
    },
  }),
  staleTime: STALE_TIME,
})

/** Returns the policies of an answer that carry their rules. */
export const rulesIn = (records: readonly PolicyListed[]): PolicyRules[] =>
  records.flatMap(({ conditions, materials = [], steps = [], batches = [], ...one }) =>
    conditions ? [{ ...one, conditions, materials, steps, batches }] : [],
  )
