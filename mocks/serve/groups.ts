import type { ProductGroup, ProviderGroup, serve } from '#api/serve.ts'
import { boundsOf } from '#rules/market-ranges.ts'
import { leastScores, QUALIFIED, serviceRanges, serviceSpans } from '#rules/service-ranges.ts'
import { groupsOf, type Test } from '#mocks/facets.ts'
import type { Context } from '#mocks/mock.ts'
import { districts } from '#mocks/vocabulary.ts'
import type { publicOffers } from './rules.ts'
import { covers, daysOf, priceFits } from './serve-search.ts'
import type { ProviderRow } from './tables.ts'

type ProductsAsked = Context<(typeof serve)['products']>['query']
type ProvidersAsked = Context<(typeof serve)['providers']>['query']
type Offer = ReturnType<typeof publicOffers>[number]

/** What services and providers are both narrowed by; a service by what is said of its provider. */
type Common = Pick<ProviderRow, 'coverage' | 'qualifications' | 'score'>
type CommonAsked = Pick<ProvidersAsked & ProductsAsked, 'coverage' | 'qualified' | 'scoreFrom'>

const ranges = serviceRanges.map(({ value }) => ({ value, ...boundsOf(value) }))

const said = {
  region: ({ coverage }: Common) => (coverage.includes('全市') ? ['全市', ...districts] : coverage),
  qualified: ({ qualifications }: Common) => (qualifications.length > 0 ? [QUALIFIED] : []),
  score: ({ score }: Common) => leastScores.filter((least) => score >= least).map(String),
}

const asked = {
  region: ({ coverage: district }: CommonAsked): Test<Common> | undefined =>
    district ? ({ coverage }) => covers(coverage, district) : undefined,
  qualified: ({ qualified }: CommonAsked): Test<Common> | undefined =>
    qualified ? ({ qualifications }) => qualifications.length > 0 : undefined,
  score: ({ scoreFrom }: CommonAsked): Test<Common> | undefined =>
    scoreFrom === undefined ? undefined : ({ score }) => score >= scoreFrom,
}

/** What the list of services is narrowed by and counts. */
export const groupsOfOffers = groupsOf<ProductGroup, Offer, ProductsAsked>(
  {
    type: ({ serviceType }) => [serviceType],
    mode: ({ priceMode }) => [priceMode],
    price: (row) => ranges.filter(({ from, to }) => priceFits(row, from, to)).map(({ value }) => value),
    days: ({ duration }) => {
      const days = daysOf(duration)
      return serviceSpans.filter((span) => days <= span).map(String)
    },
    ...said,
  },
  {
    type: ({ serviceType: type }) => (type ? ({ serviceType }) => serviceType === type : undefined),
    mode: ({ priceMode: mode }) => (mode ? ({ priceMode }) => priceMode === mode : undefined),
    price: ({ priceFrom, priceTo }) =>
      priceFrom === undefined && priceTo === undefined
        ? undefined
        : (row) => priceFits(row, priceFrom, priceTo),
    days: ({ days }) => (days === undefined ? undefined : ({ duration }) => daysOf(duration) <= days),
    ...asked,
  },
)

/** What the list of providers is narrowed by and counts. */
export const groupsOfProviders = groupsOf<ProviderGroup, Omit<ProviderRow, 'approved'>, ProvidersAsked>(
  {
    type: ({ serviceTypes }) => serviceTypes,
    nature: ({ nature }) => [nature],
    ...said,
  },
  {
    type: ({ serviceType }) =>
      serviceType ? ({ serviceTypes }) => serviceTypes.some((type) => type === serviceType) : undefined,
    nature: ({ nature: wanted }) => (wanted ? ({ nature }) => nature === wanted : undefined),
    ...asked,
  },
)
