import { compareReports, type Comparable, type Comparison } from './match-compare.ts'

/** A policy that has become one to apply for since an earlier report, or is none any more, and why. */
export interface Moved {
  policyId: string
  title: string
  why: '新发布' | '企业信息有变化' | '申报条件有调整' | '已截止或失效'
}

/** What is different since an earlier report of the same enterprise, for what it can apply for. */
interface Since {
  gained: Moved[]
  lost: Moved[]
  facts: Comparison['facts']
}

/** A report as it is told apart from another; `publishDate` of its policies as ISO strings, where it is known. */
interface Later extends Comparable {
  items: readonly (Comparable['items'][number] & { publishDate?: string })[]
}

/** What has changed between an earlier report, made at `createTime` (ISO), and a later one; 0 and false are facts. */
export function sinceReport(before: Comparable & { createTime: string }, after: Later): Since {
  const { better, worse, gained, lost, facts } = compareReports(before, after)
  const otherwise = facts.length > 0 ? '企业信息有变化' : '申报条件有调整'
  const publishedOf = (id: string) => after.items.find(({ policyId }) => policyId === id)?.publishDate
  // Treat a policy that the earlier report did not list as new only where it listed all that it recommended.
  const listed = before.items.filter(({ matchLevel }) => matchLevel === 'recommended').length
  const whole = listed === before.totals.recommended
  return {
    gained: [...better, ...(whole ? gained : [])]
      .filter((one) => one.after === 'recommended')
      .map(({ policyId, title }) => ({
        policyId,
        title,
        why: Date.parse(publishedOf(policyId) ?? '') > Date.parse(before.createTime) ? '新发布' : otherwise,
      })),
    lost: [...worse, ...lost]
      .filter((one) => one.before === 'recommended')
      .map(({ policyId, title, after: level }) => ({
        policyId,
        title,
        why: level === undefined ? '已截止或失效' : otherwise,
      })),
    facts,
  }
}
