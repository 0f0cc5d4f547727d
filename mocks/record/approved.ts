import type * as v from 'valibot'

/** Columns that the city writes on every audited record; no form contains them, so an edit of them needs no audit. */
export const cityColumns = ['id', 'enId', 'version', 'createTime', 'updateTime', 'status', 'reason'] as const

/** Returns the columns of a record that stay public while an edit of it is audited; the area's schema lists them. */
export const approvedOf = <Part extends object>(
  { entries }: v.GenericSchema<unknown, Part> & { entries: object },
  row: Part,
): Part => {
  const values: Partial<Record<string, unknown>> = { ...row }
  return Object.fromEntries(Object.keys(entries).map((name) => [name, values[name]])) as Part
}
