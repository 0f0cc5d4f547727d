import { ratioWords } from '#api/item-details.ts'
import { Review } from '#blocks/form/Review.tsx'
import { enterpriseName, useAccount } from '#session/account.ts'
import { CheckField } from '#ui/form/CheckField.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { Agreement } from '#features/declare/late-agreement.ts'
import { sharedSlots } from '#features/declare/materials/slots.ts'
import type { ApplyForm } from '#features/declare/apply/useApply.ts'

/** Renders the review of all values, and the commitment that they are true. */
export function Confirm({ form, goTo }: { form: ApplyForm; goTo: (name: string) => void }) {
  const { values, target } = form
  const derived = {
    enName: enterpriseName(useAccount()),
    ...ratioWords(target.fields, values.details, values.form),
  }
  return (
    <>
      <Agreement
        own={form.draft.key}
        values={form.values}
        labels={form.labels}
        since={form.base?.submitTime}
        goTo={goTo}
      />
      <Review
        form={form}
        goTo={goTo}
        derived={derived}
        unasked={sharedSlots(form.target.papers, form.values.materials)}
      />
      <Columns>
        <form.Field name="agreed">
          {(field) => (
            <CheckField {...form.bind(field)}>
              本企业承诺：以上填报内容和材料真实有效，知悉虚假申报的法律后果，同意
              {form.item.department}核验相关信息。
            </CheckField>
          )}
        </form.Field>
      </Columns>
    </>
  )
}
