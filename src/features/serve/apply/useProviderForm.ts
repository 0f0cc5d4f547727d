import { MyProvider } from '#api/serve-provider.ts'
import { serve } from '#api/serve.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { useOwnForm } from '#blocks/own/useOwnForm.ts'
import { provider } from '#features/serve/own/provider.ts'
import { useAccount } from '#session/account.ts'
import { blankValues, DRAFT_SCHEMA, display, schema, toValues } from './schema.ts'

/** Follows the form of an organisation into the outbox; an application begins with the record of the enterprise. */
export function useProviderForm(record: MyProvider | undefined) {
  const { enId, userInfo } = useAccount()
  const { profile, known, sources } = useKnown(!record, (own) => ({
    foundedYear: own.foundedYear,
    address: own.address,
    website: own.website ?? '',
    intro: own.intro ?? '',
  }))
  const { enName = '', creditCode = '' } = userInfo?.ens.find((one) => one.enId === enId) ?? {}
  return useOwnForm({
    own: provider,
    record,
    schemaVersion: DRAFT_SCHEMA,
    shape: MyProvider,
    toValues,
    blank: blankValues({ name: enName, creditCode, ...known }),
    needs: [profile],
    title: (values) => values.name || '服务机构申请',
    schema,
    ...display,
    sources: record ? {} : { name: '来自工商登记', creditCode: '来自工商登记', ...sources },
    send: (body) => [serve.providerSave, { body }],
  })
}

export type ProviderFormState = ReturnType<typeof useProviderForm>
