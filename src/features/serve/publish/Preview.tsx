import type { MyProduct } from '#api/serve-product.ts'
import { ProductBody } from '#features/serve/detail/ProductBody.tsx'
import styles from '#blocks/detail/record.module.css'
import { linesOf } from '#blocks/form/lines.ts'
import { markupIn } from '#lib/markup.ts'
import { numberOf } from '#ui/form/typed.ts'
import type { ProductFormState } from './useProductForm.ts'

/** Shows the preview of a service. */
export function Preview({ form, providerName }: { form: ProductFormState; providerName: string }) {
  const { values } = form
  return (
    <section className={styles.preview} aria-label="预览">
      <h2 className={styles.title}>{values.name}</h2>
      <ProductBody
        one={{
          name: values.name,
          serviceType: values.serviceType as MyProduct['serviceType'],
          summary: values.summary,
          cover: values.cover[0]?.filePath,
          contentHtml: markupIn(values.contentHtml),
          process: linesOf(values.process),
          deliverables: linesOf(values.deliverables),
          cases: linesOf(values.cases),
          priceMode: values.priceMode as MyProduct['priceMode'],
          priceMin: numberOf(values.priceMin),
          priceMax: numberOf(values.priceMax),
          duration: values.duration,
          providerName,
        }}
      />
    </section>
  )
}
