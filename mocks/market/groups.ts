import { countedNames, type CountedName, type Facet, type FacetName, type market } from '#api/market.ts'
import { boundsOf, deliverySpans, priceRanges } from '#rules/market-ranges.ts'
import type { Context } from '#mocks/mock.ts'
import type { ListingRow } from './tables.ts'

export type Narrowing = Context<(typeof market)['page']>['query']

/** What a list asks that is not narrowed. */
export const unnarrowed: Narrowing = {
  keyword: '',
  category: '',
  brand: [],
  material: [],
  origin: [],
  cert: [],
  enId: '',
  sort: 'newest',
}

const within = ({ price }: ListingRow, from: number, to: number) =>
  price !== undefined && price >= from && price <= to

const bounds = priceRanges.map(({ value }) => ({ value, ...boundsOf(value) }))

/** What a listing says of each group: the words that it counts for. */
const said: Record<CountedName, (row: ListingRow) => readonly string[]> = {
  brand: ({ brand }) => (brand ? [brand] : []),
  material: ({ material }) => (material ? [material] : []),
  origin: ({ origin }) => (origin ? [origin] : []),
  cert: ({ certs }) => certs ?? [],
  category: ({ categoryPath }) => categoryPath,
  price: (row) =>
    row.price === undefined
      ? ['面议']
      : ['有价', ...bounds.filter(({ from, to }) => within(row, from, to)).map(({ value }) => value)],
  within: ({ deliveryDays: days }) =>
    days === undefined ? [] : deliverySpans.filter((span) => days <= span).map(String),
  stock: ({ stock = 0 }) => (stock > 0 ? ['有货'] : []),
}

/** Numbers of the words of each group, as they were met: counting by numbers takes a tenth of counting by words. */
const numbers = countedNames.map(() => new Map<string, number>())

/** The numbers of a listing's words, group by group. */
export type Said = readonly (readonly number[])[]

/** Reads what a listing says of each group. */
export const saidOf = (row: ListingRow): Said =>
  countedNames.map((name, group) =>
    said[name](row).map((word) => {
      const known = numbers[group]!
      const number = known.get(word) ?? known.size
      known.set(word, number)
      return number
    }),
  )

/** Whether a listing is left by what is chosen of one group. */
export type Test = (row: ListingRow) => boolean

const chosen = (name: FacetName, words: readonly string[]): Test | undefined =>
  words.length === 0 ? undefined : (row) => said[name](row).some((word) => words.includes(word))

/** What a query asks of each group; undefined where it asks nothing. */
const tests: Record<CountedName, (query: Narrowing) => Test | undefined> = {
  brand: ({ brand }) => chosen('brand', brand),
  material: ({ material }) => chosen('material', material),
  origin: ({ origin }) => chosen('origin', origin),
  cert: ({ cert }) => chosen('cert', cert),
  category: ({ category }) => (category ? ({ categoryPath }) => categoryPath.includes(category) : undefined),
  price: ({ priced, priceFrom, priceTo }) => {
    const isRange = priceFrom !== undefined || priceTo !== undefined
    if (!priced && !isRange) return undefined
    return (row) =>
      (!priced || (row.price === undefined) === (priced === '面议')) &&
      (!isRange || within(row, priceFrom ?? 0, priceTo ?? Infinity))
  },
  within: ({ within: days }) =>
    days === undefined ? undefined : ({ deliveryDays }) => deliveryDays !== undefined && deliveryDays <= days,
  stock: ({ inStock }) => (inStock ? ({ stock = 0 }) => stock > 0 : undefined),
}

/** The tests of a query, each with the number of its group. */
export const testsOf = (query: Narrowing): { group: number; test: Test }[] =>
  countedNames.flatMap((name, group) => {
    const test = tests[name](query)
    return test ? [{ group, test }] : []
  })

const collator = new Intl.Collator('zh-CN')

/** Counts the words of each group. */
export interface Counts {
  /** Counts what a listing says of one group, or of all of them. */
  add: (said: Said, group?: number) => void
  /** The words of each group that were counted, the most first. */
  facets: () => Facet[]
}

/** Begins to count. */
export function counting(): Counts {
  const counts = numbers.map(({ size }) => new Uint32Array(size))
  const addOne = (group: number, spoken: readonly number[]) => {
    const own = counts[group]!
    for (const number of spoken) own[number]! += 1
  }
  return {
    add(spoken, group) {
      if (group === undefined) spoken.forEach((words, at) => addOne(at, words))
      else addOne(group, spoken[group]!)
    },
    facets: () =>
      countedNames.map((name, group) => ({
        name,
        words: [...numbers[group]!.keys()]
          .map((word, number) => ({ word, count: counts[group]![number]! }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count || collator.compare(a.word, b.word)),
      })),
  }
}
