import type { Declaration } from '#api/declaration.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { declarationEnding } from '#features/declare/finish.ts'
import { NextItem } from '#features/policy/late-next-item.ts'
import { bareCode } from '#lib/code.ts'
import { dateText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { Columns } from '#ui/form/Columns.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { usePayee } from './usePayee.ts'

/** Asks for the data that a benefit's payment still needs. */
export function PayeeForm({ one }: { one: Declaration }) {
  const form = usePayee(one)
  const { approvedAmount, applyAmount, dueDate } = one
  return (
    <DraftForm
      form={form}
      submitLabel="提交并确认享受"
      ending={declarationEnding(one, 'apply-msjx')}
      next={<NextItem after={one.itemId} />}
      notice={
        <Notice tone="info" title={`本企业可享受 ${moneyText(approvedAmount ?? applyAmount)}。`}>
          {`补充以下信息后即可兑付${dueDate ? `，请在${dateText(dueDate)}前提交，逾期未提交的，本批次不再兑付` : ''}。`}
        </Notice>
      }
    >
      {form.asksContact && (
        <Columns title="联系人">
          <form.Field name="contactName">
            {(field) => <TextField {...form.bind(field)} required />}
          </form.Field>
          <form.Field name="contactPhone">
            {(field) => <PhoneField {...form.bind(field)} required />}
          </form.Field>
        </Columns>
      )}
      {form.asksAccount && (
        <Columns title="收款账户">
          <form.Field name="bank">
            {(field) => <TextField {...form.bind(field)} required hint="填写至支行" />}
          </form.Field>
          <form.Field name="account">
            {(field) => (
              <TextField
                {...form.bind(field)}
                clean={bareCode}
                inputMode="numeric"
                required
                hint="对公账户，户名须与企业名称一致"
              />
            )}
          </form.Field>
        </Columns>
      )}
    </DraftForm>
  )
}
