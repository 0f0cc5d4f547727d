import type { Supply } from '#api/docking.ts'
import { answerIn, type Ending } from '#blocks/form/ending.ts'
import { calls, type Kind, mineLink } from '#features/docking/kinds.ts'
import { dayText } from '#lib/dates.ts'
import { lapseOf } from '#rules/docking-states.ts'

/** Returns the finish of a request to dock: who answers it, and until when. */
export const dockingEnding = (
  kind: Kind,
  { title, publisherOrg }: Pick<Supply, 'title' | 'publisherOrg'>,
): Ending => ({
  later: '回应时限',
  mine: { label: '我的对接申请', link: mineLink(kind, { view: 'asked' }) },
  finishOf(receipt) {
    const sent = answerIn(calls[kind].dock, receipt)
    return {
      facts: [
        ['当前处理单位', `${publisherOrg}（发布方）`],
        ['回应时限', sent && `${dayText(lapseOf(sent.createTime))}前未回应的自动失效`],
        ['接下来', '发布方联系后双方洽谈，结果由发布方登记'],
        ['注意事项', '保持联系电话畅通；发布方的联系方式已在详情页显示'],
      ],
      record: mineLink(kind, { view: 'asked', keyword: title }),
    }
  },
})
