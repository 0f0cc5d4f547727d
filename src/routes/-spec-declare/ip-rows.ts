import { IP_MOST, type ZjtxRecord } from '#api/zjtx.ts'
import { isFilled, withoutEmpty } from '#blocks/form/filled.ts'
import { dateText, isDay } from '#lib/dates.ts'
import { readDay } from '#lib/day-text.ts'
import { made } from '#lib/made.ts'
import { type GrowingTable, readChoice } from '#lib/pasted-rows.ts'
import { ipKinds } from '#rules/srdi/ip.ts'

/**
 * A row of intellectual property as it is typed. Its name is a title here: rows with a `name` are slots for papers to
 * a draft, and would be put together by it.
 */
export interface IpRow {
  title: string
  kind: string
  no: string
  date: string
}
export const emptyIp: IpRow = { title: '', kind: '', no: '', date: '' }

/** The table of rows, as rows of a spreadsheet are pasted into it; names are those of the city's list. */
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

/** Says why a text is no kind; undefined where it is one, or nothing. */
export const kindProblem = (kind: string): string | undefined =>
  kind && !ipKinds.some((one) => one === kind) ? `“${kind}”不在可选的类别中，请重新选择` : undefined

/** A row of the city's list as it is typed. */
export const typedIp = ({ name = '', ...row }: NonNullable<ZjtxRecord['form']['ip']>[number]): IpRow => ({
  ...emptyIp,
  ...row,
  title: name,
})

/** Rows in which something was typed. */
export const filledIp = (rows: readonly IpRow[]): IpRow[] => rows.filter(isFilled)

/** Where the rows that the city is sent stand as they are typed, with empty ones between them. */
export const placesOf = (rows: readonly IpRow[]): number[] =>
  rows.flatMap((row, at) => (isFilled(row) ? [at] : []))

/** Rows of intellectual property in words; 没有 where there are none. */
export const ipWords = (rows: readonly IpRow[]): string =>
  filledIp(rows)
    .map(({ title, kind, no, date }) => {
      const granted = isDay(date) && `${dateText(date)}授权`
      return `${title}（${[kind, no, granted].filter(Boolean).join('，')}）`
    })
    .join('；') || '没有'

/** What was made of a row, or of a whole list, that is still the same: a key changes one row of a hundred, or none. */
const keptRows = new WeakMap<object, unknown>()

/** The list as the city holds it: without rows that are empty, and without gaps in the others. */
export const keptIp = (rows: readonly IpRow[]) => made(keptRows, rows, () => filledIp(rows).map(keptRow))

const keptRow = (row: IpRow) =>
  made(keptRows, row, () => {
    const { title, ...rest } = row
    return withoutEmpty({ name: title, ...rest })
  })

/** Says what was made of them for a draft. */
const draftRows = new WeakMap<object, unknown>()

/** The list as a draft at the city takes it: without a text that is no kind, or no day. */
export const draftIp = (rows: readonly IpRow[]) => made(draftRows, rows, () => filledIp(rows).map(draftRow))

const draftRow = (row: IpRow) =>
  made(draftRows, row, () => {
    const [kind, date] = [kindProblem(row.kind) ? '' : row.kind, isDay(row.date) ? row.date : '']
    return keptRow(kind === row.kind && date === row.date ? row : { ...row, kind, date })
  })
