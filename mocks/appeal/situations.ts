import type { AppealState } from '#api/appeal.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import type { World } from '#mocks/city.ts'
import { callerOf, type SituationRecords, situationsOfRecords } from '#mocks/situation.ts'
import { advance, extend } from './office.ts'
import { evaluate } from './owner.ts'

/** Returns what lets an office take steps on an appeal. */
const takeOn =
  (...states: [AppealState, string?, string?][]) =>
  (world: World, id: string): void => {
    for (const [to, opinion, office] of states) advance(world, id, to, { opinion, office })
  }

const records: SituationRecords = {
  table: 'appeal',
  page: (id) => `/appeal/demand/detail?id=${id}`,
  who: 'enterprise',
}

export const situations = situationsOfRecords('诉求', records, [
  {
    id: 'appeal-returned',
    title: '诉求被退回补充',
    sees: '详情写明要补充什么，可以去补充。',
    record: 'appeal-new',
    make: takeOn(['已退回补充', '请补充用地红线图和现状照片']),
    shows: '请补充用地红线图和现状照片',
  },
  {
    id: 'appeal-refused',
    title: '诉求不予受理',
    sees: '详情写明不予受理的原因。',
    record: 'appeal-new',
    make: takeOn(['不予受理', '已进入诉讼程序，不属于平台受理范围']),
    shows: '已进入诉讼程序，不属于平台受理范围',
  },
  {
    id: 'appeal-handed',
    title: '诉求已转交承办单位',
    sees: '进度写明转交给哪个单位。',
    record: 'appeal-new',
    make: takeOn(['已受理'], ['已转交', undefined, '市自然资源局']),
    shows: '由市自然资源局办理',
  },
  {
    id: 'appeal-extended',
    title: '诉求延期答复',
    sees: '答复时限顺延，写明原来和新的日期及原因。',
    record: 'appeal-handling',
    make(world, id) {
      extend(world, id, { opinion: '需要与经办银行再次核实', days: 5 })
    },
    shows: '需要与经办银行再次核实',
  },
  {
    id: 'appeal-overdue',
    title: '诉求超时未答复',
    sees: '过了答复时限还没有答复，可以催办。',
    record: 'appeal-handling',
    make(world, id) {
      world.db.appeal.change(id, {
        dueDate: workdaysAfter(world.now() - 7 * 86_400_000, 1),
        urgeTime: undefined,
        // The office answers half an hour after the last step, not at once.
        updateTime: world.iso(),
      })
    },
    shows: '已逾期',
  },
  {
    id: 'appeal-answered',
    title: '诉求已答复，待评价',
    sees: '看到单位的答复，7 天内评价。',
    record: 'appeal-handling',
    make: takeOn(['待评价', '银行已放款，抵押评估费由银行承担。']),
    shows: '银行已放款，抵押评估费由银行承担。',
  },
  {
    id: 'appeal-reopened',
    title: '评价未解决，重新办理',
    sees: '提出人评价未解决，诉求回到办理中，写明还缺什么。',
    record: 'appeal-handling',
    make(world, id) {
      takeOn(['待评价', '已协调银行。'])(world, id)
      evaluate(callerOf(world, 'u-enterprise', 'en-chengyue'), {
        id,
        solved: '未解决',
        score: 2,
        reasons: [],
        comment: '银行仍未放款',
      })
    },
    shows: '银行仍未放款',
  },
])
