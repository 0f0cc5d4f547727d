import type { PolicyListed } from '#api/policy.ts'
import type { PolicyFilter } from '#api/policy-filter.ts'
import { policy } from '#api/policy.ts'
import { call } from '#api/call/call.ts'
import { csvOf } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import { matchLevelWords } from '#rules/match-words.ts'
import { windowOf } from '#rules/window.ts'
import { type LibraryAsked, searchLibrary } from '#offline/library.ts'

/** Most policies that one call returns (specification, section 9). */
export const MOST_EXPORTED = 999

const head = [
  '标题',
  '文号',
  '层级',
  '适用地区',
  '发布部门',
  '类型',
  '支持方式',
  '支持标准',
  '最高金额（元）',
  '申报开始',
  '申报截止',
  '申报状态',
  '有效性',
  '本企业匹配',
  '发布日期',
  '链接',
]

/** Returns policies as a CSV table; `site` is the origin of the portal. */
export const policiesCsv = (policies: readonly PolicyListed[], site: string): string =>
  csvOf([
    head,
    ...policies.map((one) => [
      one.title,
      one.docNumber,
      one.level,
      one.region,
      one.departments.join('、'),
      one.policyType,
      one.supportMode,
      one.amountText,
      one.amountMax,
      one.applyStart && isoDay(one.applyStart),
      one.applyEnd && isoDay(one.applyEnd),
      windowOf(one).state,
      one.validity,
      one.matchLevel && matchLevelWords[one.matchLevel],
      isoDay(one.publishDate),
      `${site}/policy/search/detail?id=${encodeURIComponent(one.id)}`,
    ]),
  ])

/**
 * Fetches all results of a search, {@link MOST_EXPORTED} at most: from the library where the page shows the
 * library's results, else from the city.
 * @throws ApiError where the city does not answer; the call has then shown the error
 */
export async function fetchAllFound(
  asked: PolicyFilter,
  from: 'city' | 'library',
  { enId, facts }: { enId: string; facts: LibraryAsked['facts'] },
): Promise<readonly PolicyListed[]> {
  const all = { ...asked, current: 1, size: MOST_EXPORTED }
  if (from === 'library') {
    const { enId: _enId, part: _part, ...filter } = all
    return (await searchLibrary({ ...filter, ...(facts ? { facts } : {}) }))?.records ?? []
  }
  return (await call(policy.list, { query: { ...all, ...(enId ? { enId } : {}) } })).records
}
