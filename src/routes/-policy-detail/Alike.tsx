import { linkOptions } from '@tanstack/react-router'
import type { PolicyDetail } from '#api/policy.ts'
import { SourceNote } from '#features/policy/SourceNote.tsx'
import { usePolicies } from '#features/policy/usePolicies.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { Loaded } from '#blocks/Loaded.tsx'
import { upToText } from '#lib/money.ts'
import { windowStates } from '#rules/window.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'

const SHOWN = 5

/**
 * Lists other open policies of the same type: of the same industries, or of the same departments where the
 * policy names no industry.
 */
export function Alike({ policy }: { policy: PolicyDetail }) {
  const { id, policyType, industries, departments } = policy
  const near = industries.length ? { industry: industries } : { department: departments }
  const { query, from, asOf, interim } = usePolicies({
    policyType: [policyType],
    ...near,
    state: windowStates.filter((one) => one !== '已截止'),
    validity: ['有效'],
    sort: '截止最近',
    size: SHOWN + 1,
  })
  return (
    <>
      {from === 'library' && !interim && <SourceNote from={from} asOf={asOf} />}
      <Loaded
        query={query}
        inner
        skeleton={<SkeletonRows rows={3} />}
        isEmpty={({ records }) => records.every((one) => one.id === id)}
        empty={
          <EmptyState
            title="暂时没有相近的政策"
            action={<LinkButton link={linkOptions({ to: '/policy/search' })}>去政策搜索</LinkButton>}
          />
        }
      >
        {({ records }) => (
          <List label="相近政策">
            {records
              .filter((one) => one.id !== id)
              .slice(0, SHOWN)
              .map((one) => (
                <ListRow
                  key={one.id}
                  title={one.title}
                  link={linkOptions({ to: '/policy/search/detail', search: { id: one.id } })}
                  meta={[one.departments.join('、'), one.level]}
                  amount={one.amountMax ? upToText(one.amountMax) : one.supportMode}
                  state={<WindowChip window={one} />}
                />
              ))}
          </List>
        )}
      </Loaded>
    </>
  )
}
