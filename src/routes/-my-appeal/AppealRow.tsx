import type { AppealBrief } from '#api/appeal.ts'
import { Actions } from '#features/appeal/own/Actions.tsx'
import { recordOf, viewLink } from '#blocks/appeal-links.ts'
import { nextStepOf } from '#features/appeal/own/turn.ts'
import { dayText } from '#lib/dates.ts'
import { useOutbox } from '#offline/view.ts'
import { clockOf, clockText } from '#rules/appeal-clock.ts'
import { appealStages } from '#rules/appeal-stages.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { Progress } from '#ui/list/Progress.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/**
 * Shows one of the user's appeals: its state, the responsible office, the time left, and the possible
 * actions.
 */
export function AppealRow({ row, looked }: { row: AppealBrief; looked: string }) {
  const waiting = useOutbox().find((one) => one.record === recordOf(row.id))
  const { state, reason } = row
  const clock = clockText(row)
  const isLate = clockOf(row).kind === 'late'
  return (
    <ListRow
      title={<Marked text={row.title} looked={looked} />}
      link={viewLink(row.id)}
      meta={[
        `诉求编号 ${row.appealNo}`,
        `${row.type} · ${row.category}`,
        `${dayText(row.createTime)}提交`,
        row.enId === '' ? '以本人名义' : undefined,
      ]}
      state={
        <>
          <StateChip tone={isLate ? 'bad' : appealLifecycle.toneOf(state)}>
            {[state, clock].filter(Boolean).join(' · ')}
          </StateChip>
          {waiting && (
            <StateChip tone="warn">{waiting.state === 'waiting' ? '有操作待上传' : '操作未通过'}</StateChip>
          )}
        </>
      }
      foot={<Progress stages={appealStages(state)} next={nextStepOf(row)} />}
      actions={<Actions one={row} />}
    >
      {reason && <p>{`${state === '已退回补充' ? '需要补充' : '原因'}：${reason}`}</p>}
    </ListRow>
  )
}
