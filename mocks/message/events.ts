import type { AuditRecord } from '#api/audit.ts'
import { signupMessage as toldOfSignup } from '#mocks/activity/signups.ts'
import { appealMessage as toldOfAppeal } from '#mocks/appeal/appeal-message.ts'
import { requestMessage } from '#mocks/docking/requests.ts'
import { auditedOf } from '#mocks/docking/rules.ts'
import { listings } from '#mocks/market/rules.ts'
import { chinaTime } from '#mocks/policy/days.ts'
import { type Audited, type AuditedKind, toldOfAudit } from '#mocks/record/audited.ts'
import { products, providers } from '#mocks/serve/rules.ts'
import type { World } from '#mocks/city.ts'
import type { NewMessage } from './send-message.ts'

/** A message with its time as an ISO string. */
export type DatedMessage = NewMessage & { time: string }

/** Returns messages about a user's existing records, so that no message links to a missing one. */
export const eventsOf = (world: World, userId: string): DatedMessage[] => [
  ...appealsOf(world, userId),
  ...requestsTo(world, userId),
  ...signupsOf(world, userId),
  ...auditsOf(world, userId),
  ...accountOf(world, userId),
]

/** Returns messages about the latest step of each appeal that an office has handled. */
const appealsOf = (world: World, userId: string): DatedMessage[] =>
  world.db.appeal
    .findMany({ where: { userId: { equals: userId } } })
    .filter(({ state }) => state !== '待受理' && state !== '已撤回')
    .map((row) => ({ ...toldOfAppeal(row, row.state), time: row.updateTime }))

const requestsTo = (world: World, userId: string): DatedMessage[] =>
  world.db.exchange
    .findMany({ where: { userId: { equals: userId } } })
    .flatMap((row) =>
      world.db.docking
        .findMany({ where: { targetId: { equals: row.id } } })
        .map((request) => ({ ...requestMessage(row, request), time: request.createTime })),
    )

const signupsOf = (world: World, userId: string): DatedMessage[] =>
  world.db.activityParticipant
    .findMany({ where: { userId: { equals: userId } } })
    .filter(({ status }) => status !== '待审核')
    .map((row) => ({ ...toldOfSignup(world, row), time: row.updateTime }))

function auditsOf(world: World, userId: string): DatedMessage[] {
  const { exchange, listing, product, provider } = world.db
  const own = { where: { userId: { equals: userId } } }
  const offering = provider.findMany(own)
  const offered = { where: { providerId: { in: offering.map(({ id }) => id) } } }
  return [
    ...exchange.findMany(own).flatMap((row) => verdictOn(auditedOf(row.kind), row)),
    ...listing.findMany(own).flatMap((row) => verdictOn(listings, row)),
    ...product.findMany(offered).flatMap((row) => verdictOn(products, row)),
    ...offering.flatMap((row) => verdictOn(providers, row)),
  ]
}

/** Returns a message about the last verdict on a record, if there is one. */
function verdictOn<Row extends Audited>(kind: AuditedKind<Row>, row: Row): DatedMessage[] {
  const last = row.audits.at(-1)
  if (!last || last.result === '提交') return []
  const reason = last.result === '驳回' ? reasonOf(last) : undefined
  return [{ ...toldOfAudit(kind, row, reason), time: last.time }]
}

const reasonOf = ({ opinion }: AuditRecord) => opinion || '内容不符合发布要求'

/** Returns messages about the account itself: its enterprises and its newest report. */
function accountOf(world: World, userId: string): DatedMessage[] {
  const ens = world.db.user.find(userId)?.ens ?? []
  const where = { userId: { equals: userId } }
  const report = world.db.matchReport.findFirst({ where, orderBy: { createTime: 'desc' } })
  return [
    ...ens.map(({ enId, enName }, at): DatedMessage => ({
      type: '系统',
      title: '企业绑定成功',
      content: `${enName}已绑定到您的账号，可以代表该企业办理申报和诉求。`,
      link: `/user/relation/${enId}`,
      time: chinaTime(world.now(), -70 + at, '10:20:00'),
    })),
    ...(report
      ? [
          {
            type: '系统' as const,
            title: '政策计算报告已生成',
            content: `${report.enterpriseName}的政策计算报告（${report.no}）已生成，可查看符合条件的政策和需要补充的信息。`,
            link: '/user/match-report',
            time: report.createTime,
          },
        ]
      : []),
  ]
}
