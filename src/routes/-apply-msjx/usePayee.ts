import { useMemo } from 'react'
import { type Declaration, Payee } from '#api/declaration.ts'
import { payeeFields } from '#api/declaration-fields.ts'
import { declare } from '#api/declare.ts'
import { blankOf, formatsOf, stepsOf } from '#blocks/form/fields.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { bodyOf } from '#features/declare/benefit/body.ts'
import { recordOf } from '#features/declare/status.ts'

const blank = blankOf(payeeFields)
const steps = stepsOf({ fill: '补充信息' }, payeeFields)
const { labels } = formatsOf(payeeFields)

/** Keeps the form for the missing data of an application-free benefit (免申即享); submitting it confirms the benefit. */
export function usePayee(one: Declaration) {
  const { missing = [] } = one.claim ?? {}
  const asksContact = missing.includes('contact')
  const asksAccount = missing.includes('account')
  const { profile, known, sources } = useKnown(asksContact)
  const draft = useDraft({
    form: 'declare-msjx',
    record: one.id,
    schemaVersion: 1,
    blank: asksContact ? { ...blank, ...known } : blank,
    needs: [profile],
  })
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
    sources,
    steps,
    changes: recordOf(one.id),
    single: true,
    until: one.dueDate ? { deed: '确认', at: one.dueDate } : undefined,
    send: (payee) => [declare.update, { body: bodyOf(one, 'confirm', { payee }) }] as const,
  })
  return { ...form, asksContact, asksAccount }
}
