import { useQuery } from '@tanstack/react-query'
import { Listing, type TradeType } from '#api/market.ts'
import type { FieldError } from '#api/call/error.ts'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { refusalsAt } from '#blocks/form/check.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { formHref, formOf, nouns, recordOf } from '#features/market/links.ts'
import { useAccount } from '#session/account.ts'
import {
  blankValues,
  type Checked,
  DRAFT_SCHEMA,
  formLabels,
  schemas,
  shown,
  steps,
  toValues,
  type Values,
} from './schema.ts'
import { handIn } from './send.ts'

/** The city's words for fields that the form has in another shape. */
const ours: Record<string, string> = {
  images: 'pictures',
  categoryPath: 'category',
  contentHtml: 'description',
}

const atFields = (problems: readonly FieldError[], values: unknown) =>
  refusalsAt(
    problems.map((one) => ({ ...one, field: one.field.replace(/^\w+/, (name) => ours[name] ?? name) })),
    values,
  )

export interface Beginning {
  tradeType: TradeType
  /** One's own listing, to edit. */
  record?: Listing | undefined
  /** What a new one begins with, and the address that says so. */
  copied?: { values: Values; copy: string } | undefined
  /** What the last audit said of its fields. */
  said?: readonly FieldError[] | undefined
}

/** The form of a listing, from its draft, what the city holds or another listing, into the outbox. */
export function usePublish({ tradeType, record, copied, said }: Beginning) {
  const { enId, userInfo } = useAccount()
  const isNew = !record && !copied
  const profile = useQuery({ ...query(enterprise.current, {}), enabled: enId !== '' && isNew })
  const { contactName = userInfo?.nickname, contactPhone = userInfo?.tel } = profile.data ?? {}
  const draft = useDraft({
    form: formOf(tradeType),
    record: record?.id ?? (copied ? `copy-${copied.copy}` : 'new'),
    schemaVersion: DRAFT_SCHEMA,
    blank:
      copied?.values ?? blankValues({ contactName: contactName ?? '', contactPhone: contactPhone ?? '' }),
    fromServer: record && { base: record, shape: Listing, toValues },
    needs: [profile],
  })
  const labels = formLabels(tradeType)
  return useDraftForm({
    draft,
    title: (values) => values.title.trim() || `未写标题的${nouns[tradeType]}`,
    href: formHref(tradeType, record ? { id: record.id } : { copy: copied?.copy }),
    schema: schemas[tradeType],
    labels,
    numbers: {
      price: { unit: '元', decimals: 2 },
      moq: { unit: '', decimals: 0 },
      stock: { unit: '', decimals: 0 },
      deliveryDays: { unit: '天', decimals: 0 },
    },
    shown,
    steps,
    changes: recordOf(record?.id ?? 'new'),
    said,
    refusals: atFields,
    send: (values, base) => handIn(values as Checked, base),
  })
}

export type PublishForm = ReturnType<typeof usePublish>
