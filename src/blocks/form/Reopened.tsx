import type { ReactNode } from 'react'
import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { useOutbox } from '#offline/view.ts'
import { ornament } from '#ui/arriving.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { Said } from './FilledIn.tsx'
import { useBegun } from './useBegun.ts'

// Nearly always the form itself is there.
const FilledIn = ornament(async () => (await import('./FilledIn.tsx')).FilledIn)

interface Props<T> extends Said {
  /** Name of the form, and the id of the record: an edit of it that waits here is followed, however the record stands. */
  form: string
  id: string
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

/**
 * A record of the city's in the form again; once begun it stays. Else its state is said and where to read it, and what was
 * filled in for it on this device is shown.
 */
export function Reopened<T>({ form, id, query, may, state, otherwise, view, children, ...said }: Props<T>) {
  const waits = useOutbox().some((item) => isEditOf(item, form, id))
  const begun = useBegun(may || waits)
  const isClosed = query.data === undefined ? Boolean(query.error) : !begun
  return (
    <>
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
      {isClosed && <FilledIn form={form} id={id} {...said} />}
    </>
  )
}
