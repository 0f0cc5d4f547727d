import type { DeclarationStatus } from '#api/declaration.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import type { World } from '#mocks/city.ts'
import { runDueActions } from '#mocks/clock.ts'
import { endOfDay, restore, situationsOf } from '#mocks/situation.ts'
import { advance, type Remarks } from './rules.ts'

/** Sets a declaration back to its seed and moves it on, as an office does. */
const moveOn =
  (id: string, to: DeclarationStatus, remarks: Remarks = {}) =>
  (world: World): void => {
    restore(world, 'declaration', id)
    // Removes the list that an earlier publicity of it has published.
    if (to === '公示中') world.db.notice.remove(`notice-${id}`)
    advance(world, id, to, remarks)
  }

/** Returns what returns a declaration for correction until a time. */
const returned = (id: string, reason: string, until: (world: World) => string) => (world: World) =>
  moveOn(id, '待补正', { reason, dueDate: until(world) })(world)

const view = (id: string) => `/declare/apply/view/${id}`
const who = 'enterprise'

export const situations = situationsOf('申报', [
  {
    id: 'declaration-returned',
    title: '申报被退回补正',
    sees: '申报详情写明要补正的内容和期限，可以去补正。',
    who,
    make: returned('decl-submitted', '培训人员名单缺少身份证号', (world) => workdaysAfter(world.now(), 5)),
    opens: view('decl-submitted'),
    shows: '培训人员名单缺少身份证号',
  },
  {
    id: 'correction-ends-today',
    title: '补正今天截止',
    sees: '我的申报里这一条排在前面，今天不补正就作废。',
    who,
    make: returned('decl-review', '技术合同缺少签章页', (world) => endOfDay(world)),
    opens: view('decl-review'),
    shows: '（今天截止）',
  },
  {
    id: 'correction-lapsed',
    title: '逾期未补正，申报作废',
    sees: '期限已过没有补正，申报作废并写明原因。',
    who,
    make(world) {
      returned('decl-accepted', '标准文本不是最终稿', (now) => new Date(now.now() - 60_000).toISOString())(
        world,
      )
      runDueActions(world)
    },
    opens: view('decl-accepted'),
    shows: '未在补正期限内提交，申报作废',
  },
  {
    id: 'declaration-refused',
    title: '申报不予通过',
    sees: '详情写明不予通过的原因。',
    who,
    make: moveOn('decl-review', '不予通过', { reason: '研发费用占比未达到申报条件' }),
    opens: view('decl-review'),
    shows: '研发费用占比未达到申报条件',
  },
  {
    id: 'declaration-publicity',
    title: '申报正在公示',
    sees: '评审结束，拟立项名单公示中，可以打开公示。',
    who,
    make: moveOn('decl-expert', '公示中'),
    opens: view('decl-expert'),
    shows: '公示中',
  },
  {
    id: 'declaration-passed',
    title: '申报通过，批复 20 万元',
    sees: '详情写明批复金额，等待兑付。',
    who,
    make: moveOn('decl-publicity', '已通过', { approvedAmount: 200_000 }),
    opens: view('decl-publicity'),
    shows: '20 万元',
  },
  {
    id: 'declaration-paid',
    title: '资金已到账',
    sees: '兑付完成，详情写明到账金额和日期。',
    who,
    make: moveOn('decl-paying', '已兑付'),
    opens: view('decl-paying'),
    shows: '到账金额',
  },
  {
    id: 'declaration-to-rate',
    title: '申报办结，待评价',
    sees: '资金已到账，可以评价办理过程。',
    who,
    make: (world) => restore(world, 'declaration', 'decl-paid'),
    opens: view('decl-paid'),
    shows: '去评价',
  },
  {
    id: 'declaration-accepted',
    title: '申报刚被受理',
    sees: '进度显示已受理，还可以撤回。',
    who,
    make: moveOn('decl-submitted', '已受理'),
    opens: view('decl-submitted'),
    shows: '已受理',
  },
  {
    id: 'benefit-to-confirm',
    title: '免申即享待确认',
    sees: '稳岗返还等待企业确认意愿，写明金额和期限。',
    who,
    make(world) {
      restore(world, 'declaration', 'benefit-confirm')
      world.db.declaration.change('benefit-confirm', { dueDate: workdaysAfter(world.now(), 5) })
    },
    opens: view('benefit-confirm'),
    shows: '去确认',
  },
  {
    id: 'benefit-without-account',
    title: '免申即享缺收款账户',
    sees: '确认前要先补收款账户。',
    who,
    make(world) {
      restore(world, 'declaration', 'benefit-account')
      world.db.declaration.change('benefit-account', { dueDate: workdaysAfter(world.now(), 5) })
    },
    opens: '/declare/apply/apply-msjx?id=benefit-account',
    shows: '收款账户',
  },
  {
    id: 'benefit-lapsed',
    title: '免申即享逾期未确认',
    sees: '期限已过没有确认，本批次不再兑付。',
    who,
    make(world) {
      restore(world, 'declaration', 'benefit-confirm')
      world.db.declaration.change('benefit-confirm', {
        dueDate: new Date(world.now() - 60_000).toISOString(),
      })
      runDueActions(world)
    },
    opens: view('benefit-confirm'),
    shows: '未在期限内确认享受意愿',
  },
])
