import type { TradeType } from '#api/market.ts'
import { Seller } from '#blocks/detail/Seller.tsx'
import { ContactsFound } from '#blocks/form/ContactsFound.tsx'
import { ListingBody } from '#features/market/ListingBody.tsx'
import styles from '#features/market/market.module.css'
import { enterpriseName, useAccount } from '#session/account.ts'
import { linesOf } from '#blocks/form/lines.ts'
import { markupIn } from '#lib/markup.ts'
import { numberOf } from '#ui/form/typed.ts'
import { freeTexts, pathOf } from './schema.ts'
import type { PublishForm } from './usePublish.ts'

/** Shows the preview of a listing, with a note on what visitors will not see. */
export function Preview({ tradeType, form }: { tradeType: TradeType; form: PublishForm }) {
  const { values } = form
  const { title, description, priceType, pictures } = values
  const enName = enterpriseName(useAccount())
  return (
    <section className={styles.preview} aria-label="预览">
      <ContactsFound texts={freeTexts(values)} seenBy="登录后的用户才能看到" />
      <h2 className={styles.title}>{title}</h2>
      <ListingBody
        one={{
          ...values,
          tradeType,
          categoryPath: pathOf(values),
          certs: linesOf(values.certs),
          price: priceType === '有价' ? numberOf(values.price) : undefined,
          moq: numberOf(values.moq),
          stock: numberOf(values.stock),
          deliveryDays: numberOf(values.deliveryDays),
          images: pictures.map(({ filePath }) => filePath),
          contentHtml: markupIn(description),
        }}
        contact={
          <Seller
            name={enName}
            facts={[
              values.contactName && `联系人 ${values.contactName}`,
              `联系电话 ${values.contactPhone}（登录后的用户才能看到）`,
            ]}
          />
        }
      />
    </section>
  )
}
