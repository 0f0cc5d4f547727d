import { expect, test } from 'vitest'
import { calendarFile, type DayEntry, fileName } from './ics.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const entry: DayEntry = {
  id: 'declare-item-rd',
  title: '申报截止：2026年研发费用补助',
  end: '2026-12-18T17:30:00+08:00',
  notes: ['市科技局'],
  url: 'https://qiye.example.gov.cn/policy/search/detail?id=policy-rd',
}
const exported = (part: Partial<DayEntry> = {}, now = NOON) => calendarFile([{ ...entry, ...part }], now)
/** Returns the lines after unfolding, as a calendar reads them. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (text: string, name: string) =>
  linesOf(text)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.slice(name.length + 1)
const triggersOf = (text: string) => linesOf(text).filter((line) => line.startsWith('TRIGGER:'))
const octets = (line: string) => new TextEncoder().encode(line).length

test('a deadline is an all-day entry shown as free, with three reminders at 9 in the morning', () => {
  expect(linesOf(exported())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//qiye//portal//ZH-CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:declare-item-rd',
    'SEQUENCE:29920560',
    'DTSTAMP:20261121T040000Z',
    'DTSTART;VALUE=DATE:20261218',
    'DTEND;VALUE=DATE:20261219',
    'SUMMARY:申报截止：2026年研发费用补助',
    'DESCRIPTION:市科技局',
    'URL:https://qiye.example.gov.cn/policy/search/detail?id=policy-rd',
    'TRANSP:TRANSPARENT',
    ...[7, 3, 1].flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:还剩 ${String(days)} 天：申报截止：2026年研发费用补助`,
      // 15 hours before midnight: 9 in the morning.
      { 7: 'TRIGGER:-P6DT15H', 3: 'TRIGGER:-P2DT15H', 1: 'TRIGGER:-PT15H' }[days],
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['the last moment of a day in China', '2026-12-18T15:59:59Z', '20261218', '20261219'],
  ['the first of the next', '2026-12-18T16:00:00Z', '20261219', '20261220'],
  ['the end of a year', '2026-12-31T23:59:59+08:00', '20261231', '20270101'],
  ['a leap day', '2028-02-28T18:00:00+08:00', '20280228', '20280229'],
])('the day is the one in China: %s', (_, end, day, next) => {
  expect(valueOf(exported({ end }), 'DTSTART')).toBe(`VALUE=DATE:${day}`)
  expect(valueOf(exported({ end }), 'DTEND')).toBe(`VALUE=DATE:${next}`)
})

test('reminders in the past are left out', () => {
  const at = (moment: string) => triggersOf(exported({}, Date.parse(moment)))
  expect(at('2026-12-11T08:59:59+08:00')).toHaveLength(3)
  expect(at('2026-12-11T09:00:00+08:00')).toEqual(['TRIGGER:-P2DT15H', 'TRIGGER:-PT15H'])
  expect(at('2026-12-15T09:00:00+08:00')).toEqual(['TRIGGER:-PT15H'])
  expect(at('2026-12-17T09:00:00+08:00')).toEqual([])
})

test('an entry exported again keeps its id; only the time of export differs', () => {
  const later = exported({ title: '改了名' }, NOON + 86_400_000)
  expect(valueOf(later, 'UID')).toBe(valueOf(exported(), 'UID'))
  expect(valueOf(later, 'DTSTAMP')).toBe('20261122T040000Z')
})

test('lines have at most 75 octets, split between characters, and unfold to the original', () => {
  const title = `${'研发费用补助，'.repeat(30)}${'𠮷😀'.repeat(20)}${'a'.repeat(200)}`
  const text = exported({ title })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(20)
  // A split character would have become U+FFFD.
  expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text)
  expect(lines.join('')).not.toMatch(/\uFFFD|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  expect(valueOf(text, 'SUMMARY')).toBe(title)
})

test('a line of exactly 75 octets stays whole, one of 76 is folded', () => {
  const summary = (length: number) => exported({ title: 'x'.repeat(length - 'SUMMARY:'.length) })
  expect(summary(75).split('\r\n')).toContain(`SUMMARY:${'x'.repeat(67)}`)
  expect(summary(76).split('\r\n')).toContain(`SUMMARY:${'x'.repeat(67)}`)
  expect(summary(76).split('\r\n')).toContain(' x')
})

test('special characters are escaped, control characters removed', () => {
  const text = exported({ title: 'a;b,c\\d\u0007e', notes: ['第一行', '二；行\r\n三, 行\tx'] })
  expect(valueOf(text, 'SUMMARY')).toBe(String.raw`a\;b\,c\\de`)
  expect(valueOf(text, 'DESCRIPTION')).toBe(`${String.raw`第一行\n二；行\n三\, 行`}\tx`)
})

test('every line ends in CRLF, and several entries share one calendar', () => {
  const text = calendarFile([entry, { ...entry, id: 'declare-other' }], NOON)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(linesOf(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(linesOf(text).filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:declare-item-rd',
    'UID:declare-other',
  ])
})

test.each([
  ['2026年/研发: "补助"？', '2026年 研发 补助 ？.ics'],
  ['///', '文件.ics'],
])('a file of %s is called %s', (words, name) => {
  expect(fileName(words, 'ics')).toBe(name)
})
