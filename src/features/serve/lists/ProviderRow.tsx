import type { ProviderBrief } from '#api/serve-provider.ts'
import { type Place, providerLink } from '#features/serve/links.ts'
import { Score } from '#features/serve/Score.tsx'
import { answerText } from '#features/serve/serve-words.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'

/** Shows a provider as a row: services, districts and response time. */
export function ProviderRow({
  row,
  place = 'services',
  looked = '',
}: {
  row: ProviderBrief
  place?: Place
  looked?: string
}) {
  const { id, name, nature, serviceTypes, coverage, productCount, score, answerHours, intro } = row
  return (
    <ListRow
      title={<Marked text={name} looked={looked} />}
      link={providerLink(id, place)}
      meta={[
        serviceTypes.join('、'),
        nature,
        coverage.join('、'),
        `${String(productCount)} 项服务`,
        answerText(answerHours),
      ]}
      excerpt={intro}
      state={score > 0 ? <Score of={row} /> : undefined}
    />
  )
}
