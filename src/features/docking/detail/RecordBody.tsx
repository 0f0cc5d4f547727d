import type { ReactNode } from 'react'
import type { Supply } from '#api/docking.ts'
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
  /** Publisher and contact. */
  contact?: ReactNode
  /** Views and requests, if known. */
  counts?: { viewCount: number; dockCount: number }
}

const day = (text: string | undefined) => text && dateText(`${text}T00:00:00+08:00`)

/** Shows the content of a demand or a supply; shared by the public page, the owner's page and the preview. */
export function RecordBody({ kind, one, contact, counts }: Props) {
  const { title, amount, quantity, unit, deadline, description, images = [], attachments = [] } = one
  return (
    <>
      <Card title={kind === 'demand' ? '需求概况' : '供给概况'}>
        <div className={images.length > 0 ? styles.beside : undefined}>
          <Gallery pictures={images} title={title} />
          <DescriptionList
            items={[
              [kind === 'demand' ? '预算' : '价格', amount],
              ['类别', one.category],
              ['所属行业', one.industry],
              ['所在地区', one.region],
              ['数量', quantity === undefined ? undefined : `${String(quantity)} ${unit ?? ''}`.trim()],
              ['起订量', one.minOrder],
              [kind === 'demand' ? '希望交付' : '可交付', day(one.deliveryDate)],
              ['截止日期', deadline && `${day(deadline) ?? ''}（${daysLeftText(deadline)}）`],
              ['资质', one.qualification?.join('、')],
              ['案例', one.cases?.join('；')],
              [
                '关注',
                counts && `${numberText(counts.viewCount)} 次浏览，${String(counts.dockCount)} 家申请对接`,
              ],
            ]}
          />
        </div>
      </Card>
      <Card title="详细说明">
        <p className={styles.text}>{description}</p>
        <FileList files={attachments} />
      </Card>
      {contact}
    </>
  )
}
