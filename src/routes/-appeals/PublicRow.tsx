import type { PublicAppeal } from '#api/appeal.ts'
import { dayText } from '#lib/dates.ts'
import { pieces } from '#lib/search-words.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { appealLink } from './appeals.ts'
import { gistOf } from './gist.ts'

/** Shows a row of a public appeal: title, office, state and answer. */
export function PublicRow({ one, looked }: { one: PublicAppeal; looked: string }) {
  const { id, title, type, category, handlerOrg, createTime, appealNo, state, reply } = one
  return (
    <ListRow
      title={<Marked text={title} looked={looked} />}
      link={appealLink(id)}
      meta={[type, category, handlerOrg, `${dayText(createTime)}提交`]}
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
