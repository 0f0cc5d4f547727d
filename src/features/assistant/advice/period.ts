import { dayText, isoDay } from '#lib/dates.ts'
import { CLOSING_DAYS } from '#rules/window.ts'
import { withDigits } from './plain.ts'

/** Period of whole days in the city, as ISO days, both included, with its name. */
export interface Period {
  from: string
  to: string
  /** Name of the period: 明天（11月30日）, 本周（至 12月6日）. */
  label: string
}

const DAY = 86_400_000
const plus = (day: string, by: number) => isoDay(new Date(`${day}T00:00+08:00`).getTime() + by * DAY)
/** Returns the day of the week, Monday 0 to Sunday 6. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7
const lastOfMonth = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
const textOf = (day: string, now: number) => dayText(`${day}T12:00+08:00`, now)

const near: readonly (readonly [RegExp, number, string])[] = [
  [/大后[天日]/u, 3, '大后天'],
  [/后[天日]/u, 2, '后天'],
  [/明[天日儿]/u, 1, '明天'],
  [/今[天日儿]|当天/u, 0, '今天'],
]

/** Words after a day that extend the period back to today. */
const BEFORE = String.raw`(?:之?前|以前|为止)`

/**
 * Returns the period that a question names, counted from now; undefined if it names none. 最近 and 快 mean the days within
 * which the portal calls a window 即将截止.
 * @param text plain question
 * @param now milliseconds
 */
export function periodIn(text: string, now: number): Period | undefined {
  const words = withDigits(text)
  const today = isoDay(now)
  const day = (at: string, name: string, isUntil: boolean): Period => ({
    from: isUntil && at > today ? today : at,
    to: at,
    label: `${name && name !== textOf(at, now) ? `${name}（${textOf(at, now)}）` : textOf(at, now)}${isUntil ? '前' : ''}`,
  })
  const span = (to: string, name: string, from = today): Period => ({
    from,
    to,
    label: `${name}（${from > today ? `${textOf(from, now)}至` : '至 '}${textOf(to, now)}）`,
  })

  for (const [pattern, by, name] of near) {
    const found = new RegExp(`(?:${pattern.source})(${BEFORE})?`, 'u').exec(words)
    if (found) return day(plus(today, by), name, found[1] !== undefined)
  }
  const within = /(\d+)(?:个)?(工作日|天|日(?!期)|周|星期|礼拜|月)(?:之内|以内|内|后|里)/u.exec(words)
  if (within) {
    const [, count, unit = ''] = within
    const days = Number(count) * (/周|星期|礼拜/u.test(unit) ? 7 : unit === '月' ? 30 : 1)
    return span(
      plus(today, days),
      `${count!} ${unit === '日' ? '天' : /[月]|星期|礼拜/u.test(unit) ? `个${unit}` : unit}内`,
    )
  }
  const monday = plus(today, -weekdayOf(today))
  const weekday = new RegExp(
    `(下下|下|本|这)?个?(?:周|星期|礼拜)([1-6一二三四五六日天])(${BEFORE})?`,
    'u',
  ).exec(text)
  if (weekday) {
    const [, which = '', sign = '', until] = weekday
    const place =
      sign === '日' || sign === '天'
        ? 6
        : '一二三四五六'.includes(sign)
          ? '一二三四五六'.indexOf(sign)
          : Number(sign) - 1
    const weeks = which === '下下' ? 2 : which === '下' ? 1 : 0
    const named = plus(monday, weeks * 7 + place)
    const at = named < today && which === '' ? plus(named, 7) : named
    return day(at, `${weeks ? which : ''}周${'一二三四五六日'[place]!}`, until !== undefined)
  }
  if (/周末/u.test(text))
    return span(plus(monday, 6), '周末', /(这|本)?周末前/u.test(text) ? today : maxOf(today, plus(monday, 5)))
  if (/下个?(周|星期|礼拜)/u.test(text)) return span(plus(monday, 13), '下周', plus(monday, 7))
  if (/(本|这)个?(周|星期|礼拜)|周内/u.test(text)) return span(plus(monday, 6), '本周')
  const date =
    new RegExp(String.raw`(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]?(${BEFORE})?`, 'u').exec(words) ??
    undefined
  if (date) {
    const [, year, month = '', number = '', until] = date
    const at = `${year ?? today.slice(0, 4)}-${month.padStart(2, '0')}-${number.padStart(2, '0')}`
    const next = year === undefined && at < today ? `${String(Number(at.slice(0, 4)) + 1)}${at.slice(4)}` : at
    return day(next, '', until !== undefined)
  }
  const numbered = new RegExp(String.raw`(\d{1,2})号(${BEFORE})?`, 'u').exec(words)
  if (numbered) {
    const at = `${today.slice(0, 8)}${numbered[1]!.padStart(2, '0')}`
    return day(
      at < today ? `${nextMonth(today).slice(0, 8)}${at.slice(8)}` : at,
      '',
      numbered[2] !== undefined,
    )
  }
  if (/下个?月/u.test(text)) {
    const first = nextMonth(today)
    return span(lastOfMonth(first), '下个月', first)
  }
  if (/(本|这个?)月|月底|月内/u.test(text)) return span(lastOfMonth(today), '本月')
  const month = /(\d{1,2})月(?:份|底|内)?/u.exec(words)
  if (month) {
    const number = month[1]!.padStart(2, '0')
    const year = Number(today.slice(0, 4)) + (number < today.slice(5, 7) ? 1 : 0)
    const first = `${String(year)}-${number}-01`
    return span(lastOfMonth(first), `${String(Number(number))}月`, maxOf(today, first))
  }
  if (/年底|年前|年内|今年/u.test(text)) return span(`${today.slice(0, 4)}-12-31`, '今年年底前')
  if (/最近|近期|这几天|这两天|近几天|即将|快要?|马上|临近|临期|本期/u.test(text))
    return span(plus(today, CLOSING_DAYS), `${String(CLOSING_DAYS)} 天内`)
  return undefined
}

const maxOf = (one: string, other: string) => (one > other ? one : other)
const nextMonth = (day: string) => plus(lastOfMonth(day), 1)

/** Returns true if a moment lies in a period. */
export const isIn = ({ from, to }: Period, moment: string): boolean => {
  const day = isoDay(moment)
  return from <= day && day <= to
}
