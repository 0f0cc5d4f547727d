import { common } from '#api/common.ts'
import { query } from '#api/call/query.ts'

/** The dictionaries that answers are chosen from, in one call. */
export const choicesQuery = query(common.dicts, {
  query: { typeCode: ['district', 'industry', 'tax_grade'] },
})
