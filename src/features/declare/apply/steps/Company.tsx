import { useQuery } from '@tanstack/react-query'
import { declarationFields } from '#api/declaration-fields.ts'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { ReadonlyField } from '#ui/form/ReadonlyField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { ApplyForm } from '#features/declare/apply/useApply.ts'

/** Renders the fields of the enterprise that declares, and of its contact. */
export function Company({ form }: { form: ApplyForm }) {
  const account = useAccount()
  const { data } = useQuery(query(enterprise.current, {}))
  const ref = account.userInfo?.ens.find((one) => one.enId === account.enId)
  const registered = { source: '来自工商登记' }
  return (
    <>
      <Columns title="申报企业">
        <ReadonlyField name="enName" label="企业名称" {...registered} value={enterpriseName(account)} />
        <ReadonlyField
          name="creditCode"
          label="统一社会信用代码"
          {...registered}
          value={ref?.creditCode ?? ''}
        />
        <ReadonlyField name="district" label="区县" value={data?.district ?? ''} source="来自企业档案" />
        <ReadonlyField name="industry" label="行业" value={data?.industry ?? ''} source="来自企业档案" />
        <form.Field name="form.employees">
          {(field) => (
            <NumberField {...form.bind(field)} required unit={declarationFields['form.employees'].unit} />
          )}
        </form.Field>
      </Columns>
      <Columns title="联系人">
        <form.Field name="form.contactName">
          {(field) => <TextField {...form.bind(field)} required autoComplete="name" />}
        </form.Field>
        <form.Field name="form.contactPhone">
          {(field) => <PhoneField {...form.bind(field)} required hint="11 位手机号，用于接收办理通知" />}
        </form.Field>
      </Columns>
    </>
  )
}
