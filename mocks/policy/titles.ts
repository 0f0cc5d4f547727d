import type { levels } from '#api/policy-words.ts'
import { ministryMarkOf } from '#mocks/offices.ts'
import type { Random } from '#mocks/random.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { Theme } from './themes.ts'

type Level = (typeof levels)[number]

/**
 * Returns a document number (文号): publisher, year in brackets, and number. Standing rules are numbered 规; numbers rise
 * through the year. A number in `taken` is not given again, and a new one is added to it.
 */
export function docNumberOf(
  random: Random,
  { root, level, region, date, isStanding, taken }: Numbered,
): string {
  const [year = '', month, day] = date.split('-').map(Number)
  const kind = level === '国家级' ? '' : random.pick(['字', '发', '办', '函'])
  const mark =
    level === '国家级'
      ? ministryMarkOf(root)
      : `${level === '省级' ? '省' : level === '市级' ? '市' : region.slice(0, 2)}${root}${isStanding ? '规' : kind}`
  const passed = ((month ?? 1) * 30 + (day ?? 1) - 30) / 366
  let number = Math.ceil(passed * (level === '国家级' ? 60 : 140)) + random.whole(0, 5)
  const text = () => `${mark}〔${String(year)}〕${String(Math.max(1, number))}号`
  while (taken.has(text())) number += 1
  taken.add(text())
  return text()
}

interface Numbered {
  root: string
  level: Level
  /** District's name at 区县级. */
  region: string
  /** Day of publication, such as `'2026-04-18'`. */
  date: string
  isStanding: boolean
  taken: Set<string>
}

/** Returns the region in which a policy applies. */
export function regionOf(random: Random, level: Level): string {
  if (level === '国家级') return '全国'
  if (level === '省级') return '全省'
  return level === '市级' ? '全市' : random.pick(districts)
}

const batches = ['第一批', '第二批', '第三批']

/** Words of rules that stand from year to year; they have no window and no batch, which belong to calls. */
const STANDING = /细则|办法|措施|规程/

/** Returns true for the title of a standing rule, such as 办法 or 实施细则; false for a call, such as 通知 or 申报指南. */
export const isStandingTitle = (title: string): boolean => STANDING.test(title)

/**
 * Returns a title in the usual wording, and its batch. A call has a window, so a theme without one gets a standing rule;
 * what is granted without an application has no call for applications.
 */
export function titleOf(
  random: Random,
  theme: Theme,
  { level, region, year, isCall }: { level: Level; region: string; year: number; isCall: boolean },
) {
  const place = level === '国家级' ? '' : level === '省级' ? '全省' : level === '市级' ? '市级' : region
  const batch = random.pick(batches)
  const about = `${String(year)}年${place}${theme.subject}`
  const yearly = `${String(year)}年度${place}${theme.subject}`
  const calls =
    theme.policyType === '税费减免' && !theme.most
      ? [`关于做好${yearly}有关工作的通知`, `关于${yearly}办理事项的通知`]
      : theme.supportMode === '免申即享'
        ? [
            `关于做好${about}有关工作的通知（${batch}）`,
            `关于${about}${batch}兑现工作的通知`,
            `关于${yearly}免申即享工作的通知`,
          ]
        : [
            `关于组织开展${yearly}申报工作的通知`,
            `${about}项目申报指南（${batch}）`,
            `关于${about}${batch}申报的通知`,
            `关于做好${about}有关工作的通知（${batch}）`,
          ]
  const title = random.pick(isCall ? calls : standingTitles(theme, place, String(year)))
  return { title, batch: title.includes(batch) ? batch : `${String(year)}年度` }
}

/** Returns the titles of rules on a theme; a theme without money has no fund to manage. */
function standingTitles({ subject, most }: Theme, place: string, year: string): string[] {
  const fund = most ? `${subject.replace(/专项$/, '')}专项资金` : subject
  return [
    `${place}${subject}实施细则（${year}年修订）`,
    `${place}${fund}管理办法（${year}年版）`,
    `关于印发《${place}${subject}若干措施（${year}年）》的通知`,
    `${place}${subject}操作规程（${year}年版）`,
    `${place}${subject}实施办法（${year}年版）`,
  ]
}
