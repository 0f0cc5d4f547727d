import type { ReactNode } from 'react'
import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { useBegun } from './useBegun.ts'

interface Props<T> {
  query: Loading<T>
  /** True where the form may be filled in now. */
  may: boolean
  /** The state that the record is in, and why there is no form then: 不需要补充. */
  state: string | undefined
  otherwise: string
  /** Where the record is read, and what that is called: 查看诉求. */
  view: { link: Target; label: string }
  children: (record: T) => ReactNode
}

/** A record of the city's in the form again; once begun it stays, else its state is said and where to read it. */
export function Reopened<T>({ query, may, state, otherwise, view, children }: Props<T>) {
  const begun = useBegun(may)
  return (
    <Loaded
      query={query}
      onPage
      skeleton={
        <Card>
          <SkeletonText lines={10} />
        </Card>
      }
      isEmpty={() => !begun}
      empty={
        <Card>
          <EmptyState
            title={`当前为${state ?? ''}，${otherwise}`}
            action={
              <LinkButton look="primary" link={view.link}>
                {view.label}
              </LinkButton>
            }
          />
        </Card>
      }
    >
      {children}
    </Loaded>
  )
}
