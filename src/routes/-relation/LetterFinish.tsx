import { Outcome } from '#blocks/form/Outcome.tsx'
import { cityNow } from '#lib/clock.ts'
import { dateText } from '#lib/dates.ts'
import { termText } from '#rules/workdays.ts'
import { Button } from '#ui/Button.tsx'
import type { Listed } from './useBindings.ts'

interface Props {
  enName: string
  /** Entry of the enterprise in the user's list, which says until when the 授权书 is checked. */
  binding: Listed | undefined
  onDone: () => void
}

/** Shows the finish of a handed-in 授权书: who checks it, until when, and what comes next. */
export function LetterFinish({ enName, binding, onDone }: Props) {
  const due = binding?.dueTime
  return (
    <Outcome
      inner
      tone="ok"
      title="授权书已提交"
      lines={[enName]}
      facts={[
        ['当前处理单位', '市平台'],
        ['核验时限', due && `${termText(due, cityNow())}（应在${dateText(due)}前告知结果）`],
        ['接下来', '通过后成为经办人；未通过的注明原因，更正后可以重新提交'],
        ['注意事项', '保持联系电话畅通；核验结果会发到消息'],
      ]}
    >
      <Button look="primary" onClick={onDone}>
        查看我的企业
      </Button>
    </Outcome>
  )
}
