import type { ComponentType } from 'react'
import type { Appeal, AppealBrief } from '#api/appeal.ts'
import { dayText } from '#lib/dates.ts'
import { Notice } from '#ui/state/Notice.tsx'

interface Props {
  one: Appeal
  rate: ComponentType<{ one: AppealBrief }>
}

/** Tells the owner the next step: rate the answer, or add what is missing. */
export function Ending({ one, rate: Rate }: Props) {
  const { state, rateBy, asked = [] } = one
  if (state === '待评价') {
    return (
      <Notice tone="info" title="已答复。" action={<Rate one={one} />}>
        {rateBy ? `请在${dayText(rateBy)}前评价；` : '请评价；'}仍有疑问可以继续说明，选择未解决的重新办理。
      </Notice>
    )
  }
  if (state !== '已退回补充') return null
  return (
    <Notice tone="warn" title="需要补充：">
      {asked.map(({ errorMessage }) => errorMessage).join('')}在下面写明即可，需要附件的请点“查看诉求”补充。
    </Notice>
  )
}
