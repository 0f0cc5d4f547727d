import { useMemo } from 'react'
import { type Declaration, Payee } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { bodyOf } from '#features/declare/benefit/body.ts'
import { recordOf } from '#features/declare/status.ts'

/** What is typed; what is not missing is not asked for, and not sent. */
interface Values {
  contactName: string
  contactPhone: string
  bank: string
  account: string
}

const blank: Values = { contactName: '', contactPhone: '', bank: '', account: '' }

const labels = {
  contactName: '联系人',
  contactPhone: '联系电话',
  bank: '开户银行',
  account: '收款账号',
} as const satisfies Record<keyof Values, string>

const steps = [{ key: 'fill', title: '补充信息', fields: Object.keys(labels) }] as const

/** The form of what an application-free benefit still needs; sending it is the confirmation. */
export function usePayee(one: Declaration) {
  const { missing = [] } = one.claim ?? {}
  const asksContact = missing.includes('contact')
  const asksAccount = missing.includes('account')
  const draft = useDraft({ form: 'declare-msjx', record: one.id, schemaVersion: 1, blank })
  const shown = useMemo(
    () => ({
      contactName: () => asksContact,
      contactPhone: () => asksContact,
      bank: () => asksAccount,
      account: () => asksAccount,
    }),
    [asksContact, asksAccount],
  )
  const form = useDraftForm({
    draft,
    title: `确认享受：${one.itemName}`,
    href: `/declare/apply/apply-msjx?id=${encodeURIComponent(one.id)}`,
    schema: Payee,
    shown,
    labels,
    steps,
    changes: recordOf(one.id),
    single: true,
    until: one.dueDate ? { deed: '确认', at: one.dueDate } : undefined,
    send: (payee) => [declare.update, { body: bodyOf(one, 'confirm', { payee }) }] as const,
  })
  return { ...form, asksContact, asksAccount }
}
