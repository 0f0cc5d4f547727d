import { linkOptions } from '@tanstack/react-router'
import type { Data } from '#api/call/endpoint.ts'
import { query } from '#api/call/query.ts'
import { policy } from '#api/policy.ts'
import { Answer } from '#blocks/answer/Answer.tsx'
import type { Loading } from '#blocks/Loaded.tsx'
import { numberText } from '#lib/numbers.ts'
import { isOpen, windowStates } from '#rules/window.ts'
import { validities } from '#api/policy-words.ts'

/** Queries the counts alone; home asks the same of a visitor. */
export const countsQuery = (enId: string) =>
  query(policy.list, { query: { size: 1, ...(enId ? { enId } : {}) } })

const openStates = windowStates.filter(isOpen).join(',')
const allStates = windowStates.join(',')
const searchLink = (search: { state: string; validity: string; sort?: '最匹配' }) =>
  linkOptions({ to: '/policy/search', search })

/** Answers how many policies fit the current enterprise, are open, in force and known; each opens its list. */
export const PolicyCounts = ({
  query: counted,
}: {
  query: Loading<Pick<Data<typeof policy.list>, 'counts'>>
}) => (
  <Answer label="全市政策" query={counted}>
    {({ counts }) => {
      if (!counts) return []
      const { fitting, open, inForce, total } = counts
      const entry = (count: number, words: string, link: ReturnType<typeof searchLink>) => ({
        value: `${numberText(count)} 条`,
        words,
        link,
      })
      return [
        ...(fitting === undefined
          ? []
          : [
              entry(
                fitting,
                '本企业符合条件',
                searchLink({ state: openStates, validity: '有效', sort: '最匹配' }),
              ),
            ]),
        entry(open, '正在申报', searchLink({ state: openStates, validity: '有效' })),
        entry(inForce, '现行有效', searchLink({ state: allStates, validity: '有效' })),
        entry(total, '在册政策', searchLink({ state: allStates, validity: validities.join(',') })),
      ]
    }}
  </Answer>
)
