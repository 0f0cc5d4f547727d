import { linkOptions } from '@tanstack/react-router'
import type { PolicyDetail } from '#api/policy.ts'
import { dateText } from '#lib/dates.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

/** Lists the versions of the document, the newest first, with their changes and dates; marks the open one. */
export function Versions({ policy: { id, revisions } }: { policy: PolicyDetail }) {
  const [last, ...older] = revisions.toReversed()
  if (!last) return null
  return (
    <List label="版本">
      {[last, ...older].map((one) => {
        const here = one.policyId === id
        return (
          <ListRow
            key={one.date + one.note}
            title={one.note}
            link={
              one.policyId && !here
                ? linkOptions({ to: '/policy/search/detail', search: { id: one.policyId } })
                : undefined
            }
            meta={[`${dateText(one.date)}发布`]}
            state={
              <>
                {one === last && <StateChip tone="ok">最新版本</StateChip>}
                {here && <StateChip tone="info">正在查看</StateChip>}
              </>
            }
          />
        )
      })}
    </List>
  )
}
