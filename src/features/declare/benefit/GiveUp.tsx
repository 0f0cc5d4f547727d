import type { Declaration } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { WordsButton } from '#blocks/records/WordsButton.tsx'
import { recordOf } from '#features/declare/status.ts'
import { bodyOf } from './body.ts'

/** Declines a benefit (放弃享受) after asking for the reason, because it cannot be undone. */
export const GiveUp = ({ one }: { one: Declaration }) => (
  <WordsButton
    endpoint={declare.update}
    input={(reason) => ({ body: bodyOf(one, 'giveUp', { reason }) })}
    deed="放弃享受"
    title="放弃享受"
    name={one.itemName}
    record={recordOf(one.id)}
    label="放弃原因"
    hint="放弃后本批次不再兑付，不影响以后批次"
    least={2}
    most={200}
    confirmLabel="确认放弃"
    danger
  />
)
