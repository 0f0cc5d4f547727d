import { RecordBody } from '#features/docking/detail/RecordBody.tsx'
import styles from '#blocks/detail/record.module.css'
import type { Kind } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { linesOf } from '#blocks/form/lines.ts'
import { numberOf } from '#ui/form/typed.ts'
import { Seller } from '#blocks/detail/Seller.tsx'
import { ContactsFound } from '#blocks/form/ContactsFound.tsx'
import { freeTexts } from './schema.ts'
import type { PublishForm } from './usePublish.ts'

type Category = Parameters<typeof RecordBody>[0]['one']['category']

/** Shows the preview of a record, with a note on what others will not see. */
export function Preview({ kind, form }: { kind: Kind; form: PublishForm }) {
  const { values } = form
  const { pictures, qualification, cases, title } = values
  const enName = enterpriseName(useAccount())
  return (
    <section className={styles.preview} aria-label="预览">
      <ContactsFound texts={freeTexts(values)} seenBy="申请对接的企业才能看到，查看记录会保留" />
      <h2 className={styles.title}>{title}</h2>
      <RecordBody
        kind={kind}
        one={{
          ...values,
          category: values.category as Category,
          quantity: numberOf(values.quantity),
          images: pictures.map(({ filePath }) => filePath),
          qualification: linesOf(qualification),
          cases: linesOf(cases),
          amount: amountText(kind, {
            ...values,
            budgetMin: numberOf(values.budgetMin),
            budgetMax: numberOf(values.budgetMax),
            price: numberOf(values.price),
          }),
        }}
        contact={
          <Seller
            name={enName}
            facts={[
              values.contactName && `联系人 ${values.contactName}`,
              `联系电话 ${values.contactPhone}（申请对接的企业才能看到）`,
            ]}
          />
        }
      />
    </section>
  )
}
