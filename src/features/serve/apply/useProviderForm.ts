import { MyProvider } from '#api/serve-provider.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { PROVIDER_FORM } from '#features/serve/links.ts'
import { useAccount } from '#session/account.ts'
import { blankValues, DRAFT_SCHEMA, said, schema, toValues } from './schema.ts'
import { handIn } from './send.ts'

/** The form of an organisation, from its draft or what the city holds, into the outbox. */
export function useProviderForm(record: MyProvider | undefined) {
  const { enId, userInfo } = useAccount()
  const { profile, known, sources } = useKnown(!record, (own) => ({
    foundedYear: own.foundedYear,
    address: own.address,
    website: own.website ?? '',
    intro: own.intro ?? '',
  }))
  const own = userInfo?.ens.find((one) => one.enId === enId)
  const draft = useDraft({
    form: PROVIDER_FORM,
    record: record?.id ?? 'new',
    schemaVersion: DRAFT_SCHEMA,
    blank: blankValues({
      name: own?.enName ?? '',
      creditCode: own?.creditCode ?? '',
      ...known,
    }),
    fromServer: record && { base: record, shape: MyProvider, toValues },
    needs: [profile],
  })
  return useDraftForm({
    draft,
    title: (values) => values.name || '服务机构申请',
    href: `/user/my-provider/provider/${record ? `edit/${encodeURIComponent(record.id)}` : 'add'}`,
    schema,
    ...said,
    sources: record ? {} : { name: '来自工商登记', creditCode: '来自工商登记', ...sources },
    changes: `serve-provider:${record?.id ?? 'new'}`,
    edits: record?.id,
    said: record?.status === '已驳回' ? record.audits.at(-1)?.fields : undefined,
    send: (values, base) => handIn(values, base),
  })
}

export type ProviderFormState = ReturnType<typeof useProviderForm>
