import { query } from '#api/call/query.ts'
import { natures } from '#api/serve-provider.ts'
import { priceModes } from '#api/serve-product.ts'
import { serviceTypes } from '#api/serve-words.ts'
import { serve, serveSorts } from '#api/serve.ts'
import type { ProductsSearch, ProvidersSearch } from '#features/serve/serve-address.ts'
import { leastScores, serviceRanges, serviceSpans } from '#rules/service-ranges.ts'

const SIZE = 10

const among = <W>(words: readonly W[], one: unknown) => words.find((word) => word === one)

/** Returns the filters of an address; words unknown to the city count as missing. */
export const productsAsked = ({ type, mode, price, days, score, sort, ...rest }: ProductsSearch) => ({
  ...rest,
  type: among(serviceTypes, type),
  mode: among(priceModes, mode),
  price: serviceRanges.find(({ value }) => value === price)?.value,
  days: among(serviceSpans, days),
  score: among(leastScores, score),
  sort: among(serveSorts, sort),
})

/** Returns the filters of an address of a list of providers. */
export const providersAsked = ({ type, nature, score, sort, ...rest }: ProvidersSearch) => ({
  ...rest,
  type: among(serviceTypes, type),
  nature: among(natures, nature),
  score: among(leastScores, score),
  sort: among(serveSorts, sort),
})

/** Query of a page of services. */
export function productsQuery(search: ProductsSearch) {
  const { keyword, type, mode, price, region, days, score, qualified, sort, page = 1 } = productsAsked(search)
  const [from, to] = price?.split('-') ?? []
  return query(serve.products, {
    query: {
      current: page,
      size: SIZE,
      faceted: true,
      keyword,
      serviceType: type,
      priceMode: mode,
      coverage: region,
      priceFrom: from,
      priceTo: to,
      days,
      scoreFrom: score,
      qualified: qualified ? true : undefined,
      sort,
    },
  })
}

/** Query of a page of providers. */
export function providersQuery(search: ProvidersSearch) {
  const { keyword, type, nature, region, score, qualified, sort, page = 1 } = providersAsked(search)
  return query(serve.providers, {
    query: {
      current: page,
      size: SIZE,
      faceted: true,
      keyword,
      serviceType: type,
      nature,
      coverage: region,
      scoreFrom: score,
      qualified: qualified ? true : undefined,
      sort,
    },
  })
}

/** Query of the number of services of each kind. */
export const typesQuery = query(serve.types, {})
