import type { ReactNode } from 'react'
import type { Listing } from '#api/market.ts'
import { Offer } from '#blocks/detail/Offer.tsx'
import { FileList } from '#blocks/FileList.tsx'
import { Gallery } from '#blocks/picture/Gallery.tsx'
import type { Attachment } from '#lib/attachment.ts'
import { priceText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Rich } from '#ui/Rich.tsx'
import { hasFact, labelsOf } from './listing-words.ts'

/** Fields of a listing in any state; most may be missing in a draft. */
interface Shown extends Partial<Omit<Listing, 'docs' | 'title' | 'tradeType'>> {
  title: string
  tradeType: Listing['tradeType']
  docs?: readonly Attachment[]
}

interface Props {
  one: Shown
  /** Publisher, contact and main action. */
  contact?: ReactNode
}

/** Shows the content of a listing; shared by the public page, the owner's page and the preview. */
export function ListingBody({ one, contact }: Props) {
  const { title, tradeType, categoryPath = [], images = [], docs = [], contentHtml, unit = '' } = one
  const isDemand = tradeType === '求购'
  const words = labelsOf(isDemand, categoryPath[0])
  const word = (name: string) => words[name] ?? ''
  const counted = (count: number | undefined) =>
    count === undefined ? undefined : `${numberText(count)} ${unit}`.trim()
  return (
    <>
      <Offer
        heading={isDemand ? '求购概况' : '产品概况'}
        picture={images.length > 0 && <Gallery pictures={images} title={title} />}
        price={[word('price'), priceText(one.price, unit)]}
        facts={[
          [word('moq'), counted(one.moq)],
          [
            isDemand ? word('deliveryDays') : '交期',
            one.deliveryDays === undefined ? undefined : `${String(one.deliveryDays)} 天`,
          ],
          [word('stock'), one.stock === 0 ? '暂无现货' : counted(one.stock)],
          [word('origin'), one.origin],
          [word('brand'), one.brand],
          [word('model'), one.model],
          [word('spec'), one.spec],
          [word('material'), hasFact(categoryPath[0], 'material') ? one.material : undefined],
        ]}
      >
        {contact}
      </Offer>
      <Card title={isDemand ? '求购详情' : '产品详情'}>
        <DescriptionList
          items={[
            ['分类', categoryPath.join(' / ')],
            [word('certs'), one.certs?.join('、')],
            ['浏览', one.viewCount === undefined ? undefined : `${numberText(one.viewCount)} 次`],
          ]}
        />
        {contentHtml && <Rich html={contentHtml} />}
        <FileList files={docs} label="资料" />
      </Card>
    </>
  )
}
