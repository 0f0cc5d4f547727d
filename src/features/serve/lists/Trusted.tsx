import { useQuery } from '@tanstack/react-query'
import { Answer } from '#blocks/answer/Answer.tsx'
import { countsOf } from '#blocks/list/list-address.ts'
import { providersLink } from '#features/serve/links.ts'
import type { ProvidersSearch } from '#features/serve/serve-address.ts'
import { numberText } from '#lib/numbers.ts'
import { leastScores, QUALIFIED } from '#rules/service-ranges.ts'
import { providersQuery } from './list-queries.ts'

const best = Math.max(...leastScores)

/** Answers how many intermediaries there are, and how many of them are qualified or well rated. */
export const Trusted = () => (
  <Answer label="中介机构" query={useQuery(providersQuery({}))}>
    {({ total, facets = [] }) => {
      const entry = (count: number | undefined, words: string, search: ProvidersSearch) =>
        count ? [{ value: `${numberText(count)} 家`, words, link: providersLink(search, 'medium') }] : []
      return [
        ...entry(total, '全部机构', {}),
        ...entry(countsOf(facets, 'qualified')(QUALIFIED), QUALIFIED, { qualified: 1 }),
        ...entry(countsOf(facets, 'score')(String(best)), `评分 ${String(best)} 分以上`, { score: best }),
      ]
    }}
  </Answer>
)
