import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { ApiError, isPassing } from '#api/call/error.ts'
import { nowhere } from '#blocks/form/city-draft.ts'
import type { Said } from '#blocks/form/FilledIn.tsx'
import { Reopened } from '#blocks/form/Reopened.tsx'
import type { Newest } from '#blocks/form/useNewest.ts'
import { useDraftAbout } from '#blocks/form/useRecordDraft.ts'
import { isEditOf } from '#blocks/outbox/edit-of.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { arriving } from '#ui/arriving.tsx'
import type { Target } from '#ui/link.ts'
import { copyRecord } from './copy-record.ts'
import type { Own, OwnKind } from './kind.ts'

// Nearly always the record is here.
const CityDraftAwaited = arriving(
  async () => (await import('#blocks/form/CityDraftAwaited.tsx')).CityDraftAwaited,
)

interface Props<Word extends string, One extends Own<Word>> extends Omit<Said, 'anew'> {
  own: Pick<OwnKind<Word, never>, 'form' | 'noun' | 'lifecycle'>
  id: string
  /** The record as its form is to begin from it. */
  query: Newest<One>
  shape: v.GenericSchema<unknown, One>
  /** True where it is one's own; every record that is read is, unless said. */
  may?: (one: One) => boolean
  view: Target
  /** Address of a new one that begins with what was filled in, where there is such. */
  copyHref?: string
  /** Draws the form of a record that is not on this device, for one that is to begin nonetheless. */
  blank?: (kept: string) => ReactNode
  children: (one: One, kept: string) => ReactNode
}

/**
 * Opens one's own record in its form again: from the city's word, else from the record that a draft of this device began
 * from. Where neither is here it waits for the network, and begins without only where that is asked for: the city then
 * finds an older version, and both are shown field by field.
 */
export function OwnEdit<Word extends string, One extends Own<Word>>(props: Props<Word, One>) {
  const { own, id, query, shape, may = () => true, view, copyHref, blank, children, ...said } = props
  const { form, noun, lifecycle } = own
  const drafts = useDrafts(useAccount().enId)
  const kept = useDraftAbout(form, id)
  const [base, setBase] = useState<One>()
  const [isAnew, setAnew] = useState(false)
  const { error, isPaused, isAwaited } = query
  const isAway = isPaused || (error instanceof ApiError && isPassing(error))
  const isAbsent = query.data === undefined && !isAwaited && isAway && base === undefined && !isAnew
  const draft = isAbsent ? drafts?.find((one) => isEditOf({ draft: one }, form, id)) : undefined
  if (draft) {
    const began = v.safeParse(shape, draft.base)
    if (began.success) setBase(began.output)
    else if (blank) setAnew(true)
  }
  if (blank && kept !== undefined && isAnew) return blank(kept)
  if (blank && drafts && isAbsent)
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
      {...said}
      anew={
        copyHref === undefined
          ? undefined
          : {
              label: `以此内容发布新${noun}`,
              toDraft: ({ values }) => ({
                key: { form, record: copyRecord(id) },
                href: copyHref,
                values: { ...(values as object), city: nowhere },
              }),
            }
      }
      view={{ link: view, label: `查看${noun}` }}
    >
      {(found) => children(found, kept ?? id)}
    </Reopened>
  )
}
