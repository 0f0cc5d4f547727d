import { useQuery } from '@tanstack/react-query'
import { MySupply } from '#api/docking.ts'
import type { FieldError } from '#api/call/error.ts'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { refusalsAt } from '#blocks/form/check.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { formHref, formOf, type Kind, nouns, recordOf } from '#features/docking/kinds.ts'
import { useAccount } from '#session/account.ts'
import {
  blankValues,
  type Checked,
  DRAFT_SCHEMA,
  labelsOf,
  schemas,
  shown,
  stepsOf,
  toValues,
} from './schema.ts'
import { handIn } from './send.ts'

/** The form's field that the city means: it calls the pictures `images`. */
const atFields = (problems: readonly FieldError[], values: unknown) =>
  refusalsAt(
    problems.map((one) => ({ ...one, field: one.field.replace(/^images\b/, 'pictures') })),
    values,
  )

/** The form of a demand or a supply, from its draft or what the city holds, into the outbox. */
export function usePublish(kind: Kind, record: MySupply | undefined) {
  const { enId, userInfo } = useAccount()
  const profile = useQuery({ ...query(enterprise.current, {}), enabled: enId !== '' && !record })
  const { contactName = userInfo?.nickname, contactPhone = userInfo?.tel } = profile.data ?? {}
  const draft = useDraft({
    form: formOf(kind),
    record: record?.id ?? 'new',
    schemaVersion: DRAFT_SCHEMA,
    blank: blankValues({ contactName: contactName ?? '', contactPhone: contactPhone ?? '' }),
    fromServer: record && { base: record, shape: MySupply, toValues },
    needs: [profile],
  })
  const isRejected = record?.status === '已驳回'
  return useDraftForm({
    draft,
    title: (values) => values.title.trim() || `未写标题的${nouns[kind]}`,
    href: formHref(kind, record?.id),
    schema: schemas[kind] as (typeof schemas)['supply'],
    labels: labelsOf(kind),
    amounts: ['budgetMin', 'budgetMax'],
    numbers: { quantity: { unit: '', decimals: 2 }, price: { unit: '元', decimals: 2 } },
    shown,
    steps: stepsOf(kind),
    changes: recordOf(kind, record?.id ?? 'new'),
    said: isRejected ? record.audits.at(-1)?.fields : undefined,
    refusals: atFields,
    send: (values, base) => handIn(kind, values as Checked, base),
  })
}

export type PublishForm = ReturnType<typeof usePublish>
