import type * as v from 'valibot'

/** Names what the city itself writes on every audited record: no form has it, so no edit of it is audited. */
export const ofTheCity = ['id', 'enId', 'version', 'createTime', 'updateTime', 'status', 'reason'] as const

/** Returns what of a record stays public while an edit of it is audited: the columns that its area says. */
export const approvedOf = <Part extends object>(
  { entries }: v.GenericSchema<unknown, Part> & { entries: object },
  row: Part,
): Part => {
  const values: Partial<Record<string, unknown>> = { ...row }
  return Object.fromEntries(Object.keys(entries).map((name) => [name, values[name]])) as Part
}
