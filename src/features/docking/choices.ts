import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'

/** The city's districts, industries and units, in one call: for the filters of a hall and the form. */
export const choicesQuery = query(common.dicts, { query: { typeCode: ['district', 'industry', 'unit'] } })
