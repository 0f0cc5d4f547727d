import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { benefitStages } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import type { BenefitsSearch } from './benefits-address.ts'

/** Rows of a page. */
const SIZE = 10

/** The five stages of a batch in their order; the two asides are an enterprise's own. */
export const stages = benefitStages.slice(0, 5)

/** The stage that the address asks for; words that are none of the city's count as missing. */
export const stageOf = ({ stage }: BenefitsSearch) => stages.find((one) => one === stage)

/** Asks for a page of them. */
export const listQuery = (search: BenefitsSearch) =>
  query(declare.items, {
    query: {
      mode: '免申即享',
      scope: search.scope,
      stage: stageOf(search),
      keyword: search.keyword,
      current: search.page ?? 1,
      size: SIZE,
    },
  })

/** Asks for one, with what the enterprise has of it. */
export const oneQuery = (id: string) => query(declare.items, { query: { id } })

/** Where they are. */
export const linkTo = (search: BenefitsSearch) => linkOptions({ to: '/declare/no-apply', search })
