import type { Facet } from '#api/call/shape.ts'
import type { CategoryNode, CountedName, FacetName } from '#api/market.ts'
import { countsOf, type FilterOf, filterOf, filterOfSeveral } from '#blocks/list/list-address.ts'
import type { ListSearch } from '#features/market/market-address.ts'
import { pathTo } from '#features/market/tree.ts'
import { deliverySpans, priceModes, priceRanges } from '#rules/market-ranges.ts'
import { askedOf, wordsIn } from './market-query.ts'

/** Words of a facet visible before it is unfolded. */
const VISIBLE_WORDS = 8

const labels = { brand: '品牌', material: '材质', origin: '产地', cert: '认证' } as const

const sorts = [
  { label: '最新发布', sort: undefined },
  { label: '价格从低到高', sort: 'priceUp' },
  { label: '价格从高到低', sort: 'priceDown' },
  { label: '关注最多', sort: 'hottest' },
] as const

/** Returns the filter of a facet, with the number of listings that each word would leave. */
function facetFilter(
  search: ListSearch,
  name: FacetName,
  facets: readonly Facet<CountedName>[],
): FilterOf<ListSearch> {
  const words = facets.find((one) => one.name === name)?.words ?? []
  const countOf = countsOf(facets, name)
  const filter = filterOfSeveral<ListSearch, string>(
    labels[name],
    words.map(({ word }) => word),
    wordsIn(search, name),
    (next) => ({ [name]: next?.join(',') }),
  )
  const choices = filter.choices.map((one) => ({
    ...one,
    count: one.label === '全部' ? undefined : countOf(one.label),
  }))
  return { ...filter, choices, fold: VISIBLE_WORDS }
}

/**
 * Returns the filter of categories: the path to the chosen one and its children (its siblings if it has none); the top
 * level without a known choice.
 */
function categoryFilter(
  search: ListSearch,
  tree: readonly CategoryNode[],
  countOf: (name: string) => number | undefined,
): FilterOf<ListSearch> {
  const { category } = search
  const path = category ? pathTo(tree, category) : []
  const last = path.at(-1)
  const next = last ? (last.children?.length ? last.children : (path.at(-2)?.children ?? [])) : tree
  const nodes = [...new Set([...path, ...next])]
  const known = nodes.some(({ name }) => name === category)
  return {
    label: '分类',
    choices: [
      { label: '全部', chosen: !category, change: { category: undefined } },
      ...(category && !known ? [{ label: category, chosen: true, change: { category } }] : []),
      ...nodes.map(({ name, count }) => ({
        label: name,
        count: countOf(name) ?? count,
        chosen: name === category,
        change: { category: name },
      })),
    ],
  }
}

/** Returns all filters of the list, with the facets' counts of the last answer. */
export function filtersOf(
  search: ListSearch,
  tree: readonly CategoryNode[],
  facets: readonly Facet<CountedName>[],
  publisher: string | undefined,
): FilterOf<ListSearch>[] {
  const { range, mode, within, stock, sort, of } = askedOf(search)
  const price = range ?? mode
  const facet = (name: FacetName) => facetFilter(search, name, facets)
  const priceCount = countsOf(facets, 'price')
  const withinCount = countsOf(facets, 'within')
  const inStock = countsOf(facets, 'stock')('有货')
  return [
    categoryFilter(search, tree, countsOf(facets, 'category')),
    facet('brand'),
    facet('material'),
    facet('origin'),
    facet('cert'),
    {
      label: '价格',
      choices: [
        { label: '全部', chosen: price === undefined, change: { price: undefined } },
        ...[...priceModes.map((one) => ({ label: one, value: one })), ...priceRanges].map(
          ({ label, value }) => ({
            label,
            chosen: value === price,
            count: priceCount(value),
            change: { price: value },
          }),
        ),
      ],
    },
    {
      label: '交货',
      choices: [
        { label: '全部', chosen: within === undefined, change: { within: undefined } },
        ...deliverySpans.map((days) => ({
          label: `${String(days)} 天内`,
          chosen: days === within,
          count: withinCount(String(days)),
          change: { within: days },
        })),
      ],
    },
    {
      label: '库存',
      choices: [
        { label: '全部', chosen: !stock, change: { stock: undefined } },
        { label: '有货', chosen: stock === true, count: inStock, change: { stock: true } },
      ],
    },
    ...(of
      ? [
          filterOf<ListSearch, string>('发布方', [publisher ?? '该企业'], publisher ?? '该企业', (next) => ({
            of: next ? of : undefined,
          })),
        ]
      : []),
    {
      label: '排序',
      isOrder: true,
      choices: sorts.map((one) => ({
        label: one.label,
        chosen: one.sort === sort || (one.sort === undefined && sort === 'newest'),
        change: { sort: one.sort },
      })),
    },
  ]
}
