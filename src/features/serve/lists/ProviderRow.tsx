import type { ProviderBrief } from '#api/serve-provider.ts'
import { Mark } from '#blocks/picture/Mark.tsx'
import { type Place, providerLink } from '#features/serve/links.ts'
import { Score } from '#features/serve/Score.tsx'
import { answerText, servedText, yearsText } from '#features/serve/serve-words.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import styles from './rows.module.css'

/** Shows a provider as a row: mark, services, years and districts; score and response time at the edge. */
export function ProviderRow({
  row,
  place = 'services',
  looked = '',
}: {
  row: ProviderBrief
  place?: Place
  looked?: string
}) {
  const {
    id,
    name,
    logo,
    serviceTypes,
    coverage,
    foundedYear,
    productCount,
    orderCount,
    score,
    answerHours,
    intro,
  } = row
  const answer = answerText(answerHours)
  return (
    <ListRow
      picture={<Mark name={name} logo={logo} />}
      title={<Marked text={name} looked={looked} />}
      link={providerLink(id, place)}
      meta={[
        serviceTypes.join('、'),
        yearsText(foundedYear),
        coverage.join('、'),
        `${String(productCount)} 项服务`,
        servedText(orderCount),
      ]}
      excerpt={intro}
      state={score > 0 ? <Score of={row} /> : undefined}
      actions={answer && <span className={styles.answer}>{answer}</span>}
    />
  )
}
