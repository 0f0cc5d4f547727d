import { type Narrowing, unfilteredQuery } from '#mocks/market/groups.ts'
import { listed } from '#mocks/market/listing-search.ts'
import { resetWorld } from '#mocks/world.ts'

const ROUNDS = 60

/** Queries to the market's list */
const asked: Record<string, Partial<Narrowing>> = {
  'nothing chosen': {},
  'page 900 by price': { current: 900, sort: 'priceUp' },
  'a category': { category: '泵阀' },
  'brand, price, days, stock': { brand: ['恒锐', '海工'], priceFrom: 1_000, within: 30, inStock: true },
  'a word': { keyword: '离心泵' },
  'words and filters': { keyword: '不锈钢 泵', category: '机械设备', priced: '有价' },
}

/** Measures a page of 10,000 listings with the counts of all filter groups in the mock city, in this process. */
export function measureMarketPages() {
  const world = resetWorld('bench', 'busy', 1)
  const size = world.db.listing.getAll().length
  const time = (narrowing: Partial<Narrowing>, before: () => void = () => undefined) => {
    const query = { ...unfilteredQuery, faceted: true, ...narrowing }
    const [first = 0, ...rest] = Array.from({ length: ROUNDS }, () => {
      before()
      const start = performance.now()
      listed(world, query)
      return performance.now() - start
    })
    rest.sort((a, b) => a - b)
    return {
      'first ms': round(first),
      'median ms': round(rest[Math.floor(rest.length / 2)]!),
      'worst ms': round(rest.at(-1)!),
    }
  }
  // Reading a listing changes its view count, so that the next page comes from a changed table.
  const read = () => {
    const { id, viewCount } = world.db.listing.getAll()[ROUNDS]!
    world.db.listing.change(id, { viewCount: viewCount + 1 })
  }
  return {
    title: `A page of ${String(size)} listings in the mock city, Node`,
    rows: [
      ...Object.entries(asked).map(([what, narrowing]) => ({ what, ...time(narrowing) })),
      { what: 'nothing chosen, after a listing was read', ...time({}, read) },
    ],
  }
}

const round = (value: number) => Math.round(value * 100) / 100
