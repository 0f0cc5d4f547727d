import { IP_MOST, type ZjtxRecord } from '#api/zjtx.ts'
import { isFilled, withoutEmpty } from '#blocks/form/filled.ts'
import { dateText, isDay } from '#lib/dates.ts'
import { readDay } from '#lib/day-text.ts'
import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { type GrowingTable, readChoice } from '#lib/pasted-rows.ts'
import { ipKinds } from '#rules/srdi/ip.ts'

/**
 * Row of intellectual property as typed. Its name is called `title`, because a draft treats rows with a
 * `name` as slots for files and would merge them.
 */
export interface IpRow {
  title: string
  kind: string
  no: string
  date: string
}
export const emptyIp: IpRow = { title: '', kind: '', no: '', date: '' }

/** Columns for pasting spreadsheet rows; the names are those of the city's list. */
export const ipTable: GrowingTable<IpRow> = {
  columns: [
    { name: 'name', key: 'title', label: '名称' },
    { name: 'kind', key: 'kind', label: '类别', read: (text) => readChoice(text, ipKinds) },
    { name: 'no', key: 'no', label: '证书或专利号' },
    { name: 'date', key: 'date', label: '授权日期', read: (text) => readDay(text) ?? text },
  ],
  blank: emptyIp,
  most: IP_MOST,
}

/** Returns a message for a text that is no valid kind; undefined for a valid kind or ''. */
export const kindProblem = (kind: string): string | undefined =>
  kind && !ipKinds.some((one) => one === kind) ? `“${kind}”不在可选的类别中，请重新选择` : undefined

/** Returns a row of the city's list in its typed form. */
export const typedIp = ({ name = '', ...row }: NonNullable<ZjtxRecord['form']['ip']>[number]): IpRow => ({
  ...emptyIp,
  ...row,
  title: name,
})

/** Returns the rows that are not empty. */
export const filledIp = (rows: readonly IpRow[]): IpRow[] => rows.filter(isFilled)

/** Returns the index in the typed rows for each row that is sent, because empty rows are left out. */
export const filledIndexes = (rows: readonly IpRow[]): number[] =>
  rows.flatMap((row, at) => (isFilled(row) ? [at] : []))

/** Returns the rows in words; 没有 without any. */
export const ipWords = (rows: readonly IpRow[]): string =>
  filledIp(rows)
    .map(({ title, kind, no, date }) => {
      const granted = isDay(date) && `${dateText(date)}授权`
      return `${title}（${[kind, no, granted].filter(Boolean).join('，')}）`
    })
    .join('；') || '没有'

/** Memoized city rows, by typed row or list: a key changes at most one row of a hundred. */
const cityRowCache = new WeakMap<object, unknown>()

/**
 * Returns the list as the city stores it: without empty rows, and without the empty fields of the others.
 * Memoizes per list and row.
 */
export const cityIp = (rows: readonly IpRow[]) =>
  memoizeByObject(cityRowCache, rows, () => filledIp(rows).map(cityRow))

const cityRow = (row: IpRow) =>
  memoizeByObject(cityRowCache, row, () => {
    const { title, ...rest } = row
    return withoutEmpty({ name: title, ...rest })
  })

/** Memoized draft rows, by typed row or list. */
const draftRowCache = new WeakMap<object, unknown>()

/** Returns the list as a draft at the city accepts it: without invalid kinds and dates. */
export const draftIp = (rows: readonly IpRow[]) =>
  memoizeByObject(draftRowCache, rows, () => filledIp(rows).map(draftRow))

const draftRow = (row: IpRow) =>
  memoizeByObject(draftRowCache, row, () => {
    const [kind, date] = [kindProblem(row.kind) ? '' : row.kind, isDay(row.date) ? row.date : '']
    return cityRow(kind === row.kind && date === row.date ? row : { ...row, kind, date })
  })
