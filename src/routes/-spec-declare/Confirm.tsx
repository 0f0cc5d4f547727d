import { MISSING } from '#blocks/form/review-words.ts'
import { Review } from '#blocks/form/Review.tsx'
import { Agreement } from '#features/declare/late-agreement.ts'
import { sharedSlots } from '#features/declare/materials/slots.ts'
import { classOneOf } from '#rules/srdi/ip.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/form/CheckField.tsx'
import { Columns } from '#ui/form/Columns.tsx'
import { ipWords } from './ip-rows.ts'
import styles from './special.module.css'
import type { SpecialForm } from './useSpecial.ts'

/** Shows all values for review, a button that prints them offline, and the declaration that they are true. */
export function Confirm({ form, goTo }: { form: SpecialForm; goTo: (name: string) => void }) {
  const { ip, industryCode, quality } = form.values.form
  const name = enterpriseName(useAccount())
  return (
    <>
      <div className={styles.part}>
        <p className={styles.draftMark}>
          草稿 · 尚未提交
          <br />
          {name} · {form.item.name}
        </p>
        <p>
          <strong>尚未提交</strong>，下面是填写的全部内容。
        </p>
        <Button onClick={() => print()}>打印草稿</Button>
      </div>
      <Agreement
        own={form.draft.key}
        values={form.values}
        labels={form.labels}
        since={form.returned?.submitTime}
        goTo={goTo}
      />
      <Review
        form={form}
        goTo={goTo}
        words={{
          'form.industryCode': form.choices.wordsOf(industryCode) ?? MISSING,
          'form.ip': ipWords(ip),
          'form.quality': quality.join('、') || MISSING,
        }}
        derived={{ 'form.patents': `${String(classOneOf(ip))} 项` }}
        unasked={sharedSlots(form.item.materials, form.values.materials)}
      />
      <Columns>
        <form.Field name="agreed">
          {(field) => (
            <CheckField {...form.bind(field)}>
              本企业承诺：以上填报内容和材料真实有效，知悉虚假申报的法律后果，同意{form.item.department}
              核验相关信息。
            </CheckField>
          )}
        </form.Field>
      </Columns>
    </>
  )
}
