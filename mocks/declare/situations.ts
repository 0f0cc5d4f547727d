import type { DeclarationStatus } from '#api/declaration.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import type { World } from '#mocks/city.ts'
import { runDueActions } from '#mocks/clock.ts'
import { endOfDay, type SituationRecords, situationsOfRecords } from '#mocks/situation.ts'
import { advance, type Remarks } from './rules.ts'

/** Returns what moves a declaration on, as an office does. */
const moveOn =
  (to: DeclarationStatus, remarks: Remarks = {}) =>
  (world: World, id: string): void => {
    // Removes the list that an earlier publicity of it has published.
    if (to === '公示中') world.db.notice.remove(`notice-${id}`)
    advance(world, id, to, remarks)
  }

const inFiveDays = (world: World) => workdaysAfter(world.now(), 5)
const minuteAgo = (world: World) => new Date(world.now() - 60_000).toISOString()
const dueAt = ({ db }: World, id: string, dueDate: string) => db.declaration.change(id, { dueDate })

/** Returns what returns a declaration for correction until a time. */
const returned = (reason: string, until: (world: World) => string) => (world: World, id: string) =>
  moveOn('待补正', { reason, dueDate: until(world) })(world, id)

const records: SituationRecords = {
  table: 'declaration',
  page: (id) => `/declare/apply/view/${id}`,
  who: 'enterprise',
}

export const situations = situationsOfRecords('申报', records, [
  {
    id: 'declaration-returned',
    title: '申报被退回补正',
    sees: '申报详情写明要补正的内容和期限，可以去补正。',
    record: 'decl-submitted',
    make: returned('培训人员名单缺少身份证号', inFiveDays),
    shows: '培训人员名单缺少身份证号',
  },
  {
    id: 'correction-ends-today',
    title: '补正今天截止',
    sees: '我的申报里这一条排在前面，今天不补正就作废。',
    record: 'decl-review',
    make: returned('技术合同缺少签章页', endOfDay),
    shows: '（今天截止）',
  },
  {
    id: 'correction-lapsed',
    title: '逾期未补正，申报作废',
    sees: '期限已过没有补正，申报作废并写明原因。',
    record: 'decl-accepted',
    make(world, id) {
      returned('标准文本不是最终稿', minuteAgo)(world, id)
      runDueActions(world)
    },
    shows: '未在补正期限内提交，申报作废',
  },
  {
    id: 'declaration-refused',
    title: '申报不予通过',
    sees: '详情写明不予通过的原因。',
    record: 'decl-review',
    make: moveOn('不予通过', { reason: '研发费用占比未达到申报条件' }),
    shows: '研发费用占比未达到申报条件',
  },
  {
    id: 'declaration-publicity',
    title: '申报正在公示',
    sees: '评审结束，拟立项名单公示中，可以打开公示。',
    record: 'decl-expert',
    make: moveOn('公示中'),
    shows: '公示中',
  },
  {
    id: 'declaration-passed',
    title: '申报通过，批复 20 万元',
    sees: '详情写明批复金额，等待兑付。',
    record: 'decl-publicity',
    make: moveOn('已通过', { approvedAmount: 200_000 }),
    shows: '20 万元',
  },
  {
    id: 'declaration-paid',
    title: '资金已到账',
    sees: '兑付完成，详情写明到账金额和日期。',
    record: 'decl-paying',
    make: moveOn('已兑付'),
    shows: '到账金额',
  },
  {
    id: 'declaration-to-rate',
    title: '申报办结，待评价',
    sees: '资金已到账，可以评价办理过程。',
    record: 'decl-paid',
    shows: '去评价',
  },
  {
    id: 'declaration-accepted',
    title: '申报刚被受理',
    sees: '进度显示已受理，还可以撤回。',
    record: 'decl-submitted',
    make: moveOn('已受理'),
    shows: '已受理',
  },
  {
    id: 'benefit-to-confirm',
    title: '免申即享待确认',
    sees: '稳岗返还等待企业确认意愿，写明金额和期限。',
    record: 'benefit-confirm',
    make: (world, id) => dueAt(world, id, inFiveDays(world)),
    shows: '去确认',
  },
  {
    id: 'benefit-without-account',
    title: '免申即享缺收款账户',
    sees: '确认前要先补收款账户。',
    record: 'benefit-account',
    make: (world, id) => dueAt(world, id, inFiveDays(world)),
    opens: '/declare/apply/apply-msjx?id=benefit-account',
    shows: '收款账户',
  },
  {
    id: 'benefit-lapsed',
    title: '免申即享逾期未确认',
    sees: '期限已过没有确认，本批次不再兑付。',
    record: 'benefit-confirm',
    make(world, id) {
      dueAt(world, id, minuteAgo(world))
      runDueActions(world)
    },
    shows: '未在期限内确认享受意愿',
  },
])
