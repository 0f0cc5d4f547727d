import type { CompareRow } from '#blocks/compare/rows.ts'
import type { Compared } from '#features/market/listings.ts'
import { hasFact, labelsOf } from '#features/market/listing-words.ts'
import { dateText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'

const counted = (count: number | undefined, unit = '') =>
  count === undefined ? '' : `${numberText(count)} ${unit}`.trim()

/** Returns the compared rows, labelled in the terms of the category if all listings share one. */
export function rowsFor(listings: readonly Compared[]): CompareRow<Compared>[] {
  const [first] = listings
  const branch = first?.categoryPath[0]
  const isSameCategory = listings.every(({ categoryPath }) => categoryPath[0] === branch)
  const isDemand = listings.length > 0 && listings.every(({ tradeType }) => tradeType === '求购')
  const words = labelsOf(isDemand, isSameCategory ? branch : undefined)
  const row = (name: string, textOf: (one: Compared) => string): CompareRow<Compared> => ({
    label: words[name] ?? name,
    words: textOf,
  })
  return [
    row('price', ({ price, unit }) => priceText(price, unit)),
    { label: '类型', words: ({ tradeType }) => tradeType },
    row('categoryPath', ({ categoryPath }) => categoryPath.join(' / ')),
    row('brand', ({ brand = '' }) => brand),
    row('model', ({ model = '' }) => model),
    row('spec', ({ spec = '' }) => spec),
    row('material', ({ material = '', categoryPath }) =>
      hasFact(categoryPath[0], 'material') ? material : '',
    ),
    row('origin', ({ origin = '' }) => origin),
    row('moq', ({ moq, unit }) => counted(moq, unit)),
    row('stock', ({ stock, unit }) => (stock === 0 ? '暂无现货' : counted(stock, unit))),
    row('deliveryDays', ({ deliveryDays }) =>
      deliveryDays === undefined ? '' : `${String(deliveryDays)} 天`,
    ),
    row('certs', ({ certs = [] }) => certs.join('、')),
    { label: '发布单位', own: true, words: ({ publisherOrg }) => publisherOrg },
    { label: '发布日期', own: true, words: ({ createTime }) => dateText(createTime) },
  ]
}
