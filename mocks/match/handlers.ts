import { match } from '#api/match.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { ReportRow } from './tables.ts'
import { reportPdf } from './paper.ts'
import { reportOf } from './report.ts'

export const handlers = mock(match, {
  history(by) {
    const { query, world } = by
    if (query.id) return pageOf([ownReport(by, query.id)], query)
    const { keyword = '' } = query
    const { enId: heldBy, ...person } = by.mine
    const own = world.db.matchReport.findMany({
      where: { ...person, heldBy },
      orderBy: { createTime: 'desc' },
    })
    const found = searchRows(own, keyword, (one) => foundBy(one.enterpriseName, [one.no]), true)
    const { records, ...rest } = pageOf(found, query)
    return { ...rest, records: records.map((one) => ({ ...one, items: undefined })) }
  },
  remove(by) {
    by.world.db.matchReport.remove(ownReport(by, by.params.id).id)
    return null
  },
  report(by) {
    const { body, world, visitor } = by
    const ownEnterprise = visitor?.ens.find((one) => one.enId === body.enId)
    if (body.enId && !ownEnterprise) return refuse.forbidden('只能为本人绑定的企业计算')
    const enterpriseName = body.enterpriseName || ownEnterprise?.enName || '未命名企业'
    const heldBy = visitor && by.enIdIfAny
    const report = reportOf(world, { ...body, enterpriseName }, world.iso(), visitor?.id)
    return heldBy === undefined
      ? report
      : world.db.matchReport.create({ ...report, userId: by.user.id, heldBy })
  },
  download: (by) => reportPdf(ownReport(by, by.query.id), false),
  downloadWhole: (by) => reportPdf(ownReport(by, by.query.id), true),
})

const ownerOf = ({ userId, heldBy }: ReportRow) => ({ userId, enId: heldBy })

/**
 * Returns a report of the caller's side. @throws Refusal where the report does not exist or belongs to another owner
 */
function ownReport(by: Caller, id: string): ReportRow {
  const report = by.world.db.matchReport.get(id, '报告')
  by.own(ownerOf(report))
  return report
}
