import type { UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { ApiError, isTransient } from '#api/call/error.ts'
import { NO_CITY_DRAFT } from '#blocks/form/city-draft.ts'
import type { FormFormats } from '#blocks/form/FilledIn.tsx'
import { Reopened } from '#blocks/form/Reopened.tsx'
import { useNewest } from '#blocks/form/useNewest.ts'
import { useDraftAbout } from '#blocks/form/useRecordDraft.ts'
import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { copyRecord } from './copy-record.ts'
import type { Own, OwnKind, OwnPages } from './kind.ts'
import type { Beginning } from './useOwnForm.ts'

// Loads this part on demand, because the record is nearly always on the device.
const CityDraftAwaited = lazyPart(
  async () => (await import('#blocks/form/CityDraftAwaited.tsx')).CityDraftAwaited,
)

export interface EditProps<Word extends string, One extends Own<Word>> {
  own: Pick<OwnKind<Word, never>, keyof OwnPages | 'lifecycle' | 'copyLink'>
  id: string
  /** Asks for the record as its form begins from it. */
  query: UseQueryOptions<One>
  shape: v.GenericSchema<unknown, One>
  /** Returns true for one's own; every record that is read is, unless given. */
  may?: (one: One) => boolean
  /** Returns the words of the form's fields, for a record as far as it is here. */
  displayOf: (one: One | undefined) => Omit<FormFormats, 'anew'>
  children: (begin: Beginning<One, never>) => ReactNode
}

/**
 * Opens an own record in its form: from the city's answer, or from the record that a local draft is based on. Without
 * either it waits for the network. For a kind whose drafts the city keeps, the user may begin without the record; the city
 * then reports a conflict, and both versions are shown field by field.
 */
export function OwnEdit<Word extends string, One extends Own<Word>>(props: EditProps<Word, One>) {
  const { own, id, shape, may = () => true, displayOf, children } = props
  const { form, noun, lifecycle } = own
  const mayBegin = own.drop !== undefined
  const query = useNewest(props.query)
  const drafts = useDrafts(useAccount().enId)
  const kept = useDraftAbout(form, id)
  const [base, setBase] = useState<One>()
  const [isAnew, setAnew] = useState(false)
  const { error, isPaused, isAwaited } = query
  const isAway = isPaused || (error instanceof ApiError && isTransient(error))
  const isAbsent = query.data === undefined && !isAwaited && isAway && base === undefined && !isAnew
  const draft = isAbsent ? drafts?.find((one) => isEditOf({ draft: one }, form, id)) : undefined
  if (draft) {
    const began = v.safeParse(shape, draft.base)
    if (began.success) setBase(began.output)
    else if (mayBegin) setAnew(true)
  }
  if (mayBegin && kept !== undefined && isAnew) return children({ absent: id, kept })
  if (mayBegin && drafts && isAbsent)
    return <CityDraftAwaited query={query} title={`该${noun}未保存到本机`} onAnew={() => setAnew(true)} />
  const one = query.data ?? base
  return (
    <Reopened
      form={form}
      id={id}
      query={{ ...query, data: kept === undefined ? undefined : one }}
      may={one !== undefined && may(one) && lifecycle.can(one.status, '待审核' as Word, 'owner')}
      state={one?.status}
      otherwise="暂不能修改"
      {...displayOf(one)}
      anew={
        own.copyLink && {
          label: `以此内容发布新${noun}`,
          toDraft: ({ values }) => ({
            key: { form, record: copyRecord(id) },
            href: own.formHref({ copy: id }),
            values: { ...(values as object), city: NO_CITY_DRAFT },
          }),
        }
      }
      view={{ link: own.viewLink(id), label: `查看${noun}` }}
    >
      {(record) => children({ record, kept: kept ?? id })}
    </Reopened>
  )
}
