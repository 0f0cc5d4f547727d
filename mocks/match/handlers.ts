import { match } from '#api/match.ts'
import type { User } from '#mocks/auth/data.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/world.ts'
import type { ReportRow } from './data.ts'
import { paperOf } from './paper.ts'
import { reportOf } from './report.ts'

export const handlers = mock(match, {
  history({ query, world, user }) {
    if (query.id) return pageOf([ownReport(world, user, query.id)], query)
    const { keyword = '' } = query
    const own = world.db.matchReport
      .all()
      .filter((one) => one.userId === user.id && one.enterpriseName.includes(keyword))
      .sort((a, b) => b.createTime.localeCompare(a.createTime))
    const { records, ...rest } = pageOf(own, query)
    return { ...rest, records: records.map((one) => ({ ...one, items: undefined })) }
  },
  remove({ params, world, user }) {
    world.db.matchReport.remove(ownReport(world, user, params.id).id)
    return null
  },
  report({ body, world, visitor }) {
    const ours = visitor?.ens.find((one) => one.enId === body.enId)
    if (body.enId && !ours) return refuse.forbidden('只能为本人绑定的企业计算')
    const enterpriseName = body.enterpriseName || ours?.enName || '未命名企业'
    const report = reportOf(world, { ...body, enterpriseName }, world.iso(), visitor?.id)
    return visitor ? world.db.matchReport.add({ ...report, userId: visitor.id }) : report
  },
  download: ({ query, world, user }) => paperOf(ownReport(world, user, query.id), false),
  downloadWhole: ({ query, world, user }) => paperOf(ownReport(world, user, query.id), true),
})

/** A report of the caller's own. @throws Refusal where it is gone or somebody else's. */
function ownReport(world: World, user: User, id: string): ReportRow {
  const report = world.db.matchReport.get(id, '报告')
  return report.userId === user.id ? report : refuse.forbidden()
}
