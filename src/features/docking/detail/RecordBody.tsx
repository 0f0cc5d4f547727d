import type { ReactNode } from 'react'
import type { Supply } from '#api/docking.ts'
import { Offer } from '#blocks/detail/Offer.tsx'
import { FileList } from '#blocks/FileList.tsx'
import { Gallery } from '#blocks/picture/Gallery.tsx'
import type { Kind } from '#features/docking/kinds.ts'
import type { Attachment } from '#lib/attachment.ts'
import { dateText, daysLeftText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import styles from '#blocks/detail/record.module.css'

/** Fields of a record in any state; most may be missing in a draft. */
interface Shown extends Partial<
  Pick<
    Supply,
    | 'category'
    | 'industry'
    | 'region'
    | 'description'
    | 'quantity'
    | 'unit'
    | 'deliveryDate'
    | 'deadline'
    | 'minOrder'
    | 'qualification'
    | 'cases'
    | 'images'
  >
> {
  title: string
  /** Budget or price as text. */
  amount: string
  attachments?: readonly Attachment[]
}

interface Props {
  kind: Kind
  one: Shown
  /** Publisher, contact and main action. */
  contact?: ReactNode
  /** Views and requests, if known. */
  counts?: { viewCount: number; dockCount: number }
}

const day = (text: string | undefined) => text && dateText(`${text}T00:00:00+08:00`)

/** Shows the content of a demand or a supply; shared by the public page, the owner's page and the preview. */
export function RecordBody({ kind, one, contact, counts }: Props) {
  const { title, amount, quantity, unit, deadline, description, images = [], attachments = [] } = one
  const isDemand = kind === 'demand'
  return (
    <>
      <Offer
        heading={isDemand ? '需求概况' : '供给概况'}
        picture={images.length > 0 && <Gallery pictures={images} title={title} />}
        price={[isDemand ? '预算' : '价格', amount]}
        facts={[
          ['数量', quantity === undefined ? undefined : `${String(quantity)} ${unit ?? ''}`.trim()],
          ['起订量', one.minOrder],
          [isDemand ? '希望交付' : '可交付', day(one.deliveryDate)],
          ['截止日期', deadline && `${day(deadline) ?? ''}（${daysLeftText(deadline)}）`],
          ['所在地区', one.region],
        ]}
      >
        {contact}
      </Offer>
      <Card title={isDemand ? '需求详情' : '供给详情'}>
        <DescriptionList
          items={[
            ['类别', one.category],
            ['所属行业', one.industry],
            ['资质', one.qualification?.join('、')],
            ['案例', one.cases?.join('；')],
            [
              '关注',
              counts && `${numberText(counts.viewCount)} 次浏览，${String(counts.dockCount)} 家申请对接`,
            ],
          ]}
        />
        <p className={styles.text}>{description}</p>
        <FileList files={attachments} />
      </Card>
    </>
  )
}
