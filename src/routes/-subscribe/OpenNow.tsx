import { linkOptions } from '@tanstack/react-router'
import { Answer } from '#blocks/answer/Answer.tsx'
import type { Loading } from '#blocks/Loaded.tsx'
import type { Following } from '#features/policy/following.ts'
import { searchHref } from './recent-policies.ts'

/** Number of subscriptions in the strip. */
const MOST = 8

interface Props {
  query: Loading<unknown>
  list: readonly Following[]
}

/** Answers under which subscriptions something can be applied for now, the most first. */
export const OpenNow = ({ query, list }: Props) => (
  <Answer label="正在申报" look="words" query={query}>
    {() =>
      list
        .filter(({ openCount = 0 }) => openCount > 0)
        .toSorted((a, b) => (b.openCount ?? 0) - (a.openCount ?? 0))
        .slice(0, MOST)
        .map((one) => ({
          value: `${String(one.openCount)} 条`,
          words: one.name,
          link: linkOptions({
            to: '/policy/search',
            search: Object.fromEntries(new URLSearchParams(searchHref(one).split('?')[1])),
          }),
        }))
    }
  </Answer>
)
