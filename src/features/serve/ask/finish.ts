import type { Ending } from '#blocks/form/ending.ts'
import { askedLink } from '#features/serve/links.ts'
import { answerText } from '#features/serve/serve-words.ts'
import type { Asking } from './typed.ts'

/** Returns the finish of an enquiry: who answers it, and how soon it usually does. */
export const enquiryEnding = ({ providerName, answerHours }: Asking): Ending => ({
  later: '办理进展',
  mine: { label: '我的咨询', link: askedLink },
  finishOf: () => ({
    facts: [
      ['当前处理单位', providerName],
      ['回应时间', answerText(answerHours)],
      ['接下来', '机构与您联系，办理情况由机构登记'],
      ['注意事项', '保持联系电话畅通；咨询完成后可以评价'],
    ],
    record: askedLink,
  }),
})
