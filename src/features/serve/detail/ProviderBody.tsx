import type { ReactNode } from 'react'
import type { MyProvider } from '#api/serve-provider.ts'
import { Offer } from '#blocks/detail/Offer.tsx'
import { Mark } from '#blocks/picture/Mark.tsx'
import { answerText } from '#features/serve/serve-words.ts'
import { safeHref } from '#lib/safe-href.ts'
import { LEAST_ANSWERS } from '#rules/answer-hours.ts'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import styles from '#blocks/detail/record.module.css'

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
    | 'orderCount'
    | 'contactName'
    | 'contactPhone'
  >
> & { name: string; serviceTypes?: readonly string[]; coverage?: readonly string[]; rated?: string }

/**
 * Shows the content of a provider: its mark with the facts that decide and the contact in one block, then introduction and
 * qualifications; shared by the public page and the owner's page.
 */
export function ProviderBody({ one, contact }: { one: ShownProvider; contact?: ReactNode }) {
  const { name, logo, foundedYear, teamSize, productCount, qualifications = [], website, intro } = one
  const safe = safeHref(website)
  return (
    <>
      <Offer
        heading="机构概况"
        picture={<Mark name={name} logo={logo} size="min(7rem, 20vw)" />}
        width="min(7rem, 20vw)"
        facts={[
          ['回应时间', answerText(one.answerHours) ?? (one.rated && TOO_FEW)],
          ['评分', one.rated],
          ['在架服务', productCount === undefined ? undefined : `${String(productCount)} 项`],
          ['已服务', one.orderCount === undefined ? undefined : `${String(one.orderCount)} 次`],
          ['成立年份', foundedYear === undefined ? undefined : `${String(foundedYear)} 年`],
          ['团队', teamSize === undefined ? undefined : `${String(teamSize)} 人`],
        ]}
      >
        {contact}
      </Offer>
      <Card title="机构简介">
        <p className={styles.text}>{intro}</p>
        <DescriptionList
          items={[
            ['服务类别', one.serviceTypes?.join('、')],
            ['服务区域', one.coverage?.join('、')],
            ['机构性质', one.nature],
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
          ]}
        />
      </Card>
    </>
  )
}
