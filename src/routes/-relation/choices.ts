import { common } from '#api/common.ts'
import { query } from '#api/call/query.ts'

/** The dictionaries that the enterprise's record is filled in from, in one call. */
export const choicesQuery = query(common.dicts, {
  query: { typeCode: ['district', 'industry', 'tax_grade'] },
})
