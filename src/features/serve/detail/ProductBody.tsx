import type { ReactNode } from 'react'
import type { MyProduct } from '#api/serve-product.ts'
import { Offer } from '#blocks/detail/Offer.tsx'
import { Seller } from '#blocks/detail/Seller.tsx'
import { Gallery } from '#blocks/picture/Gallery.tsx'
import { servicePriceText } from '#features/serve/price.ts'
import { Card } from '#ui/Card.tsx'
import { Rich } from '#ui/Rich.tsx'
import { Steps } from '#ui/Steps.tsx'
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
> & { providerName: string; counts?: string }

/**
 * Shows the content of a service: summary, price, term, deliverables and provider in one block, then procedure, text and
 * cases.
 */
export function ProductBody({ one, aside }: { one: ShownProduct; aside?: ReactNode }) {
  const { name, cover, priceMode, process = [], deliverables = [], cases = [], contentHtml } = one
  const price = priceMode && servicePriceText({ ...one, priceMode })
  return (
    <>
      <Offer
        heading="服务概况"
        picture={cover && <Gallery pictures={[cover]} title={name} />}
        lead={one.summary ? ['服务简介', one.summary] : undefined}
        price={price ? ['价格', price === '价格面议' ? '面议，由机构按需求报价' : price] : undefined}
        facts={[
          ['服务周期', one.duration],
          ['交付成果', deliverables.join('、')],
          ['服务类别', one.serviceType],
          ['关注', one.counts],
        ]}
      >
        {aside ?? (one.providerName && <Seller name={one.providerName} facts={[]} />)}
      </Offer>
      {process.length > 0 && (
        <Card title="服务流程">
          <Steps steps={process.map((title) => ({ title }))} />
        </Card>
      )}
      {(contentHtml || cases.length > 0) && (
        <Card title="服务详情">
          {contentHtml && <Rich html={contentHtml} />}
          {cases.length > 0 && (
            <>
              <h3 className={own.part}>服务案例</h3>
              <ul className={own.cases}>
                {cases.map((text, index) => (
                  <li key={`${text} ${String(index)}`}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </Card>
      )}
    </>
  )
}
