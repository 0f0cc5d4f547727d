import { linkOptions } from '@tanstack/react-router'
import { appeal } from '#api/appeal.ts'
import { viewLink } from '#blocks/appeal-links.ts'
import { answerIn, type Ending } from '#blocks/form/ending.ts'
import { dueText, turnText } from '#features/appeal/own/turn.ts'
import { RATE_DAYS } from '#rules/appeal-clock.ts'
import { FIRST_OFFICE, officeOf } from '#rules/appeal-office.ts'

/**
 * Returns the finish of an appeal, or of what was added to a returned one: office and due date in the words of the
 * appeal's own page.
 */
export const appealEnding = ({ type, category }: { type: string; category: string }): Ending => ({
  number: '诉求编号',
  later: '诉求编号、当前处理单位和办理时限',
  mine: { label: '我的诉求', link: linkOptions({ to: '/user/my-appeal' }) },
  finishOf(receipt) {
    const sent = answerIn(appeal.save, receipt)
    if (!sent) return { facts: [] }
    const standing = { ...sent, type, handlerOrg: FIRST_OFFICE }
    const office = officeOf(category)
    return {
      facts: [
        ['当前处理单位', turnText(standing)],
        ['办理时限', dueText(standing)],
        ['接下来', office === FIRST_OFFICE ? '受理后办理并答复' : `受理后一般转交${office}办理并答复`],
        [
          '注意事项',
          `保持联系电话畅通；需要补充的，通知会发到消息；答复后 ${String(RATE_DAYS)} 天内可以评价`,
        ],
      ],
      record: viewLink(sent.id),
    }
  },
})
