import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { benefitStages } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import type { BenefitsSearch } from './benefits-address.ts'

/** Rows per page. */
const SIZE = 10

/** The five stages of a batch in their order; the two other stages concern a single enterprise only. */
export const stages = benefitStages.slice(0, 5)

/** Returns the stage that the address selects; undefined for an unknown word. */
export const stageOf = ({ stage }: BenefitsSearch) => stages.find((one) => one === stage)

/** Returns the query of one page of the benefits. */
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

/** Returns the query of one benefit, with the enterprise's own part. */
export const oneQuery = (id: string) => query(declare.items, { query: { id } })

/** Returns a link to the list of benefits. */
export const linkTo = (search: BenefitsSearch) => linkOptions({ to: '/declare/no-apply', search })
