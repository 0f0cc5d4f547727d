import type { ReactNode } from 'react'
import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { useOutbox } from '#offline/view.ts'
import { optionalPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { formRoom } from './form-room.tsx'
import type { FormFormats } from './FilledIn.tsx'
import { useStaysOpen } from './useStaysOpen.ts'

// Loaded on demand, because the form itself is shown in nearly all cases.
const FilledIn = optionalPart(async () => (await import('./FilledIn.tsx')).FilledIn)

interface Props<T> extends FormFormats {
  /** Name of the form and id of the record; a waiting edit of it keeps the form open in any state of the record. */
  form: string
  id: string
  query: Loading<T>
  /** True if the record's state allows editing. */
  may: boolean
  /** State of the record. */
  state: string | undefined
  /** Reason why the form is closed in this state: 不需要补充. */
  otherwise: string
  /** Link to the record's page: 查看诉求. */
  view: { link: Target; label: string }
  children: (record: T) => ReactNode
}

/**
 * Opens a record of the city in its form again; the form stays once it was opened. Otherwise shows the record's state,
 * a link to its page, and any draft of the edit on this device.
 */
export function Reopened<T>({
  form,
  id,
  query,
  may,
  state,
  otherwise,
  view,
  children,
  ...formats
}: Props<T>) {
  const isWaiting = useOutbox().some((item) => isEditOf(item, form, id))
  const isOpened = useStaysOpen(may || isWaiting)
  const isClosed = query.data === undefined ? Boolean(query.error) : !isOpened
  return (
    <>
      <Loaded
        query={query}
        onPage
        skeleton={formRoom}
        isEmpty={() => !isOpened}
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
      {isClosed && <FilledIn form={form} id={id} {...formats} />}
    </>
  )
}
