import { linkOptions } from '@tanstack/react-router'
import type { Declaration } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import type { FormKey } from '#api/item.ts'
import { answerIn, type Ending } from '#blocks/form/ending.ts'
import { stepsAhead } from '#rules/declaration-course.ts'
import { viewLink } from './links.ts'
import { saveReceipt } from './receipt.ts'
import { duties, nextStepText, turnFacts } from './turn.ts'

/** Parts of the submitted item or declaration that its finish reads. */
type Submitted = Pick<Declaration, 'department' | 'level'> & Partial<Pick<Declaration, 'payout'>>

/** Returns the finish of a declaration, of its correction (补正), or of the confirmation of a benefit. */
export const declarationEnding = ({ department, level, payout }: Submitted, type: FormKey): Ending => ({
  number: '申报编号',
  later: '申报编号、当前处理单位和办理时限',
  mine: { label: '我的申报', link: linkOptions({ to: '/user/my-declare' }) },
  finishOf(receipt) {
    const sent = answerIn(declare.update, receipt)
    if (!sent) return { facts: [] }
    const { id, status, updateTime = receipt.time } = sent
    const dueDate = status === '自动兑付' ? payout?.payDate : undefined
    return {
      facts: [
        ...turnFacts({ status, department, level, since: updateTime, dueDate }),
        ['接下来', nextStepText(stepsAhead(status))],
        ['注意事项', duties[status]],
      ],
      record: viewLink({ id, type }),
      saveReceipt: () => void saveReceipt(id),
    }
  },
})
