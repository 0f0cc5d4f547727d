import { expect, test } from 'vitest'
import { untilWords } from './until-words.ts'

const now = '2026-11-20T09:00:00+08:00'

test.each([
  ['2026-12-17', '申报 12月17日截止，请在此前联网'],
  ['2026-12-17T23:59:59+08:00', '申报 12月17日截止，请在此前联网'],
  ['2026-11-20T18:00:00+08:00', '申报 11月20日 18:00 截止，请在此前联网'],
  ['2026-11-20T08:00:00+08:00', '申报已于 11月20日 08:00 截止，联网后提交，能否受理由市平台确定'],
])('a waiting item shows its deadline: %s', (at, words) =>
  expect(untilWords({ deed: '申报', at }, now)).toBe(words),
)
