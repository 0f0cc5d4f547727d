import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Declaration } from '#api/declaration.ts'
import type { DeclareItem } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import { enterprise } from '#api/enterprise.ts'
import { fieldsOf } from '#api/item-details.ts'
import { query } from '#api/call/query.ts'
import { absentOf } from '#blocks/dictionaries.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { useNewest } from '#blocks/form/useNewest.ts'
import { declarationQuery } from '#features/declare/declaration-query.ts'
import { recordOf } from '#features/declare/status.ts'
import { useAccount } from '#session/account.ts'
import { knownDetails, migrated } from './details.ts'
import { DRAFT_SCHEMA, FORM } from './draft.ts'
import { prefillFrom } from './prefill.ts'
import { schemaFor, shownFor } from './schema.ts'
import { askedOf, blankValues, copyOf, handIn, refusals, toBody, toValues, unchangedIn } from './send.ts'
import { formatsFor } from './steps.ts'
import { papersOf } from './supplement.ts'

export interface ApplyInput {
  item: DeclareItem
  /** Returned declaration to correct; missing for a new one. */
  declaration?: Declaration
  /** Address that opens the form again. */
  href: string
  /** Id of the earlier declaration that a new one starts as a copy of. */
  from?: string
}

const none: [] = []
/** Required field whose choices come from the city. */
const chosen = ['childrenName']

/**
 * Returns the form of one declaration, filled in from the enterprise's profile or an earlier declaration, and
 * submitted through the outbox.
 */
export function useApply({ item, declaration, href, from }: ApplyInput) {
  const { enId, userInfo } = useAccount()
  const children = useQuery({
    ...query(declare.children, { query: { declareEntId: item.id } }),
    enabled: Boolean(item.childrenName),
  })
  const profile = useQuery(query(enterprise.current, {}))
  const earlier = useNewest({
    ...declarationQuery(from ?? '', 'apply'),
    enabled: from !== undefined && !declaration,
  })
  const subItems = children.data ?? none
  const absent = absentOf(children)
  const prefill = prefillFrom(profile.data, userInfo)
  const fields = useMemo(
    () => (declaration ? fieldsOf(declaration) : (item.fields ?? none)),
    [item, declaration],
  )
  const details = knownDetails(fields, profile.data)
  const papers = useMemo(() => papersOf(item, declaration), [item, declaration])
  const asks = { papers, fields }
  const record = declaration?.id ?? item.id
  const draft = useDraft({
    form: FORM,
    record,
    schemaVersion: DRAFT_SCHEMA,
    blank: earlier.data
      ? copyOf(earlier.data, asks, details.known)
      : blankValues(asks, prefill.form, details.known),
    migrate: migrated,
    fromServer: declaration
      ? { base: declaration, shape: Declaration, toValues: (one) => toValues(one, asks) }
      : undefined,
    needs: [profile, children, earlier],
    anew: ['agreed'],
  })
  const until = declaration ? declaration.dueDate : item.applyEnd
  const target = useMemo(
    () => ({ quotaAmount: item.quotaAmount, fields, papers, subItems }),
    [item.quotaAmount, fields, papers, subItems],
  )
  const form = useDraftForm({
    draft,
    title: item.name,
    href,
    schema: useMemo(() => schemaFor(target), [target]),
    shown: useMemo(() => shownFor(target, absent !== undefined), [target, absent]),
    later: absent ? chosen : undefined,
    ...useMemo(() => formatsFor(fields), [fields]),
    sources: { ...prefill.sources, ...details.sources },
    changes: recordOf(record),
    single: true,
    until: until ? { deed: declaration ? '补正' : '申报', at: until } : undefined,
    said: useMemo(() => declaration && askedOf(declaration, papers), [declaration, papers]),
    refusals,
    problem: (values, base) => unchangedIn(toBody(values, item, enId), base),
    send: (values, base) => handIn(toBody(values, item, enId), base),
  })
  return { ...form, item, target, absent }
}

export type ApplyForm = ReturnType<typeof useApply>
