import type { MyProduct } from '#api/serve-product.ts'
import type { MyProvider } from '#api/serve-provider.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { ProductBody } from '#features/serve/detail/ProductBody.tsx'
import styles from '#features/serve/detail/detail.module.css'
import { mineLink } from '#features/serve/links.ts'
import { linesOf } from '#features/serve/lines.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { Fields } from './Fields.tsx'
import { htmlOf } from './rich.ts'
import { type ProductFormState, useProductForm } from './useProductForm.ts'

type Of = Pick<MyProvider, 'id' | 'name' | 'serviceTypes'>

/** The form of a service from its beginning, its draft or its rejection, to its receipt. */
export function Form({ provider, record }: { provider: Of; record?: MyProduct }) {
  const form = useProductForm(provider.id, record)
  return (
    <DraftForm
      form={form}
      submitLabel="提交审核"
      mine={{ label: '我的产品', link: mineLink() }}
      notice={
        record?.status === '已驳回' &&
        record.reason && (
          <Notice tone="warn" title="没有通过审核：">
            {record.reason}
          </Notice>
        )
      }
    >
      {({ step }) =>
        step === 'fill' ? (
          <Fields form={form} types={provider.serviceTypes} />
        ) : (
          <Preview form={form} providerName={provider.name} />
        )
      }
    </DraftForm>
  )
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** How the service will look to others. */
function Preview({ form, providerName }: { form: ProductFormState; providerName: string }) {
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
          contentHtml: htmlOf(values.contentHtml),
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
