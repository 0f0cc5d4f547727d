import { compareReports, type Comparable, type Comparison } from './match-compare.ts'

/** Policy that became recommended since an earlier report, or no longer is, with the reason. */
export interface Moved {
  policyId: string
  title: string
  why: '新发布' | '企业信息有变化' | '申报条件有调整' | '已截止或失效'
}

/** Differences since an earlier report of the same enterprise, limited to recommended policies. */
interface Since {
  gained: Moved[]
  lost: Moved[]
  facts: Comparison['facts']
}

/** Report to compare; `publishDate` of its policies as ISO strings, where known. */
interface Later extends Comparable {
  items: readonly (Comparable['items'][number] & { publishDate?: string })[]
}

/**
 * Returns the changes between an earlier report, made at `createTime` (ISO), and a later one; 0 and false are
 * facts.
 */
export function sinceReport(before: Comparable & { createTime: string }, after: Later): Since {
  const { better, worse, gained, lost, facts } = compareReports(before, after)
  const otherwise = facts.length > 0 ? '企业信息有变化' : '申报条件有调整'
  const publishedOf = (id: string) => after.items.find(({ policyId }) => policyId === id)?.publishDate
  // Treats policies missing from the earlier report as new only if it listed all recommended ones.
  const listed = before.items.filter(({ matchLevel }) => matchLevel === 'recommended').length
  const listsAll = listed === before.totals.recommended
  return {
    gained: [...better, ...(listsAll ? gained : [])]
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
