import type { ProductGroup, ProviderGroup, serve } from '#api/serve.ts'
import { boundsOf } from '#rules/market-ranges.ts'
import { leastScores, QUALIFIED, serviceRanges, serviceSpans } from '#rules/service-ranges.ts'
import { groupsOf, type RowTest } from '#mocks/facets.ts'
import type { Context } from '#mocks/mock.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { publicOffers } from './rules.ts'
import { covers, daysOf, priceFits } from './serve-search.ts'
import type { ProviderRow } from './tables.ts'

type ProductsQuery = Context<(typeof serve)['products']>['query']
type ProvidersQuery = Context<(typeof serve)['providers']>['query']
type Offer = ReturnType<typeof publicOffers>[number]

/** Fields of a provider by which both providers and their services are filtered. */
type Common = Pick<ProviderRow, 'coverage' | 'qualifications' | 'score'>
type CommonQuery = Pick<ProvidersQuery & ProductsQuery, 'coverage' | 'qualified' | 'scoreFrom'>

const ranges = serviceRanges.map(({ value }) => ({ value, ...boundsOf(value) }))

const commonWords = {
  region: ({ coverage }: Common) => (coverage.includes('全市') ? ['全市', ...districts] : coverage),
  qualified: ({ qualifications }: Common) => (qualifications.length > 0 ? [QUALIFIED] : []),
  score: ({ score }: Common) => leastScores.filter((least) => score >= least).map(String),
}

const commonTests = {
  region: ({ coverage: district }: CommonQuery): RowTest<Common> | undefined =>
    district ? ({ coverage }) => covers(coverage, district) : undefined,
  qualified: ({ qualified }: CommonQuery): RowTest<Common> | undefined =>
    qualified ? ({ qualifications }) => qualifications.length > 0 : undefined,
  score: ({ scoreFrom }: CommonQuery): RowTest<Common> | undefined =>
    scoreFrom === undefined ? undefined : ({ score }) => score >= scoreFrom,
}

/** Groups by which the list of services is filtered and counted. */
export const groupsOfOffers = groupsOf<ProductGroup, Offer, ProductsQuery>(
  {
    type: ({ serviceType }) => [serviceType],
    mode: ({ priceMode }) => [priceMode],
    price: (row) => ranges.filter(({ from, to }) => priceFits(row, from, to)).map(({ value }) => value),
    days: ({ duration }) => {
      const days = daysOf(duration)
      return serviceSpans.filter((span) => days <= span).map(String)
    },
    ...commonWords,
  },
  {
    type: ({ serviceType: type }) => (type ? ({ serviceType }) => serviceType === type : undefined),
    mode: ({ priceMode: mode }) => (mode ? ({ priceMode }) => priceMode === mode : undefined),
    price: ({ priceFrom, priceTo }) =>
      priceFrom === undefined && priceTo === undefined
        ? undefined
        : (row) => priceFits(row, priceFrom, priceTo),
    days: ({ days }) => (days === undefined ? undefined : ({ duration }) => daysOf(duration) <= days),
    ...commonTests,
  },
)

/** Groups by which the list of providers is filtered and counted. */
export const groupsOfProviders = groupsOf<ProviderGroup, Omit<ProviderRow, 'approved'>, ProvidersQuery>(
  {
    type: ({ serviceTypes }) => serviceTypes,
    nature: ({ nature }) => [nature],
    ...commonWords,
  },
  {
    type: ({ serviceType }) =>
      serviceType ? ({ serviceTypes }) => serviceTypes.some((type) => type === serviceType) : undefined,
    nature: ({ nature: wanted }) => (wanted ? ({ nature }) => nature === wanted : undefined),
    ...commonTests,
  },
)
