import type { PublicAppeal } from '#api/appeal.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText } from '#lib/dates.ts'
import { pieces } from '#lib/search-words.ts'
import { appealLifecycle, isWithOffice } from '#rules/appeal-states.ts'
import { workdaysBetween } from '#rules/workdays.ts'
import { DateBlock } from '#ui/list/DateBlock.tsx'
import { DaysLeftBlock } from '#ui/list/DaysLeftBlock.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { appealLink } from './appeals.ts'
import { gistOf } from './gist.ts'

/** Shows the working days that an office has left, or the day of its answer. */
function AppealBlock({ of: { state, dueDate, replyTime, updateTime } }: { of: PublicAppeal }) {
  if (!isWithOffice(state) || !dueDate)
    return <DateBlock day={replyTime ?? updateTime} foot={replyTime ? '答复' : '更新'} tone="over" />
  const isLate = new Date(dueDate).getTime() < cityNow()
  return isLate ? (
    <DateBlock day={dueDate} foot="已逾期" tone="near" />
  ) : (
    <DaysLeftBlock end={dueDate} days={workdaysBetween(cityNow(), dueDate)} unit="个工作日" near={0} />
  )
}

/** Shows a row of a public appeal: until when it is answered, who has it, its state and answer. */
export function PublicRow({ one, looked }: { one: PublicAppeal; looked: string }) {
  const { id, title, type, category, handlerOrg, createTime, appealNo, state, reply, dueDate } = one
  return (
    <ListRow
      picture={<AppealBlock of={one} />}
      title={<Marked text={title} looked={looked} />}
      link={appealLink(id)}
      meta={[
        isWithOffice(state) ? `由${handlerOrg}办理` : handlerOrg,
        isWithOffice(state) && dueDate ? `${dayText(dueDate)}前答复` : undefined,
        `${dayText(createTime)}提交`,
        type,
        category,
      ]}
      // Shows the number if the search has hit it, to explain the row's presence.
      chips={pieces(appealNo, looked).some(({ hit }) => hit) ? appealNo : undefined}
      state={<StateChip tone={appealLifecycle.toneOf(state)}>{state}</StateChip>}
      excerpt={
        reply && (
          <>
            <b>答复</b> {gistOf(reply)}
          </>
        )
      }
    />
  )
}
