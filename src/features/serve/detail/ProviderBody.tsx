import type { ReactNode } from 'react'
import type { MyProvider } from '#api/serve-provider.ts'
import { Gallery } from '#blocks/picture/Gallery.tsx'
import { answerText } from '#features/serve/serve-words.ts'
import { safeHref } from '#lib/safe-href.ts'
import { LEAST_ANSWERS } from '#rules/answer-hours.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import styles from '#blocks/detail/record.module.css'
import own from './product.module.css'

/** Text in place of a response time. */
const TOO_FEW = `回应过 ${String(LEAST_ANSWERS)} 次咨询后显示`

/** Fields of a provider in any state, and before it is submitted. */
type ShownProvider = Partial<
  Pick<
    MyProvider,
    | 'logo'
    | 'nature'
    | 'creditCode'
    | 'foundedYear'
    | 'teamSize'
    | 'qualifications'
    | 'intro'
    | 'address'
    | 'website'
    | 'answerHours'
    | 'productCount'
    | 'contactName'
    | 'contactPhone'
  >
> & { name: string; serviceTypes?: readonly string[]; coverage?: readonly string[]; rated?: string }

/** Shows the content of a provider; shared by the public page and the owner's page. */
export function ProviderBody({ one, contact }: { one: ShownProvider; contact?: ReactNode }) {
  const { name, logo, foundedYear, teamSize, qualifications = [], website, intro } = one
  const safe = safeHref(website)
  return (
    <>
      <Card title="机构概况">
        <div className={logo ? `${styles.beside} ${own.beside}` : undefined}>
          <Gallery pictures={logo ? [logo] : []} title={name} />
          <DescriptionList
            items={[
              ['服务类别', one.serviceTypes?.join('、')],
              ['服务区域', one.coverage?.join('、')],
              ['机构性质', one.nature],
              ['成立年份', foundedYear === undefined ? undefined : `${String(foundedYear)} 年`],
              ['团队', teamSize === undefined ? undefined : `${String(teamSize)} 人`],
              ['资质', qualifications.length > 0 ? qualifications.join('、') : '未填写'],
              ['信用代码', one.creditCode],
              ['地址', one.address],
              [
                '网址',
                safe && (
                  <a key={safe} href={safe} target="_blank" rel="noopener noreferrer">
                    {website}
                  </a>
                ),
              ],
              ['回应时间', answerText(one.answerHours) ?? (one.rated && TOO_FEW)],
              ['评分', one.rated],
            ]}
          />
        </div>
      </Card>
      <Card title="机构简介">
        <p className={styles.text}>{intro}</p>
      </Card>
      {contact}
    </>
  )
}
