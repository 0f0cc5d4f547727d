import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'

/** Kinds of intellectual property, class Ⅰ first. */
export const ipKinds = [
  '发明专利',
  '集成电路布图设计',
  '植物新品种',
  '国家级农作物品种',
  '国家新药',
  '实用新型专利',
  '外观设计专利',
  '软件著作权',
] as const
/** Number of kinds, from the first, that are of class Ⅰ (工信部企业〔2022〕63号附件4). */
const CLASS_ONE = 5
const classOne: readonly string[] = ipKinds.slice(0, CLASS_ONE)
/** Returns true if a kind counts as Ⅰ类知识产权. */
export const isClassOne = (kind: string | undefined): boolean => kind !== undefined && classOne.includes(kind)

/** Piece of intellectual property, as far as filled in. */
interface Piece {
  kind?: string
  no?: string
  date?: string
}

/** Normalises a number for comparison, because people write or omit ZL, spaces and dots. */
const plainNo = (no = ''): string =>
  no
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.·-]/g, '')
    .replace(/^ZL/, '')

/** Counts the pieces of class Ⅰ: once per number, without those granted after today. */
export function classOneOf(pieces: readonly Piece[], today = isoDay(cityNow())): number {
  const counted = pieces.filter(({ kind, date = '' }) => isClassOne(kind) && date <= today)
  return new Set(counted.map(({ no }) => plainNo(no)).filter(Boolean)).size
}

/** Invalid cell of a list, with its message. */
interface IpProblem {
  at: number
  key: 'no' | 'date'
  errorMessage: string
}

/** Returns the invalid cells of a list: a number repeated from an earlier row, or a date in the future. */
export function ipProblems(pieces: readonly Piece[], today = isoDay(cityNow())): IpProblem[] {
  const numbers = pieces.map(({ no }) => plainNo(no))
  return pieces.flatMap(({ date = '' }, at): IpProblem[] => [
    ...(numbers[at] && numbers.indexOf(numbers[at]) < at
      ? [{ at, key: 'no' as const, errorMessage: '证书或专利号重复' }]
      : []),
    ...(date > today ? [{ at, key: 'date' as const, errorMessage: '授权日期不能晚于今天' }] : []),
  ])
}
