import type { ReactNode } from 'react'
import type { MyProduct } from '#api/serve-product.ts'
import { Gallery } from '#blocks/picture/Gallery.tsx'
import { servicePriceText } from '#features/serve/price.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Rich } from '#ui/Rich.tsx'
import styles from '#blocks/detail/record.module.css'
import own from './product.module.css'

/** Fields of a service in any state; most may be missing in a draft. */
type ShownProduct = Pick<
  MyProduct,
  | 'name'
  | 'serviceType'
  | 'cover'
  | 'summary'
  | 'contentHtml'
  | 'process'
  | 'deliverables'
  | 'priceMode'
  | 'priceMin'
  | 'priceMax'
  | 'duration'
  | 'cases'
> & { providerName: ReactNode; counts?: string; rated?: string }

/** Shows the content of a service: five facts, then process, deliverables and cases. */
export function ProductBody({ one, aside }: { one: ShownProduct; aside?: ReactNode }) {
  const { name, cover, priceMode, process = [], deliverables = [], cases = [], contentHtml } = one
  const price = priceMode && servicePriceText({ ...one, priceMode })
  return (
    <>
      <Card title="服务概况">
        <div className={cover ? `${styles.beside} ${own.beside}` : undefined}>
          <Gallery pictures={cover ? [cover] : []} title={name} />
          <DescriptionList
            items={[
              ['服务简介', one.summary],
              ['价格', price === '价格面议' ? '面议，由机构按需求报价' : price],
              ['服务周期', one.duration],
              ['交付成果', deliverables.join('、')],
              ['服务机构', one.providerName],
              ['服务类别', one.serviceType],
              ['关注', one.counts],
              ['评分', one.rated],
            ]}
          />
        </div>
      </Card>
      {aside}
      {process.length > 0 && (
        <Card title="服务流程">
          <ol className={own.steps}>
            {process.map((step, index) => (
              <li key={`${step} ${String(index)}`}>{step}</li>
            ))}
          </ol>
        </Card>
      )}
      {contentHtml && (
        <Card title="服务详情">
          <Rich html={contentHtml} />
        </Card>
      )}
      {cases.length > 0 && (
        <Card title="服务案例">
          <ul className={own.cases}>
            {cases.map((text, index) => (
              <li key={`${text} ${String(index)}`}>{text}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
