import { askedOf } from '#features/market/inquiry.ts'
import type { Compared } from '#features/market/listings.ts'
import { cutText } from '#lib/cut.ts'
import { categoryOf, type Values } from './schema.ts'

const MOST_TITLE = 50

/** Returns the word that all share; undefined if they differ or are empty. */
function common(words: readonly (string | undefined)[]): string | undefined {
  const [first] = words
  return first && words.every((word) => word === first) ? first : undefined
}

/**
 * Returns the values of a demand made from a 询价单: common facts of the products in their fields, and each product in the
 * description. Fields whose facts differ stay empty.
 * @param quantities quantities as typed, by the id of the listing
 */
export function toDemand(listings: readonly Compared[], quantities: Record<string, string>): Partial<Values> {
  const supplies = listings.filter(({ tradeType }) => tradeType === '供应')
  const rows = askedOf(supplies, quantities)
  const paths = supplies.map(({ categoryPath }) => categoryPath)
  const branch = common(paths.map(([top]) => top)) ?? ''
  const category = branch ? (common(paths.map(categoryOf)) ?? '') : ''
  const leaf = paths[0]?.at(-1) ?? '产品'
  const isOneKind = category !== '' || rows.length === 1
  const title = isOneKind
    ? `求购${leaf}，向 ${String(rows.length)} 家询价`
    : `求购${leaf}等 ${String(rows.length)} 种产品`
  const unit = common(rows.map((row) => row.unit))
  const sum = rows.reduce((total, { quantity = 0 }) => total + quantity, 0)
  const shared = (name: 'brand' | 'spec' | 'material') => {
    const word = common(supplies.map((one) => one[name]))
    return word ? { [name]: word } : {}
  }
  const certs = (supplies[0]?.certs ?? []).filter((one) =>
    supplies.every((other) => other.certs?.includes(one)),
  )
  return {
    branch,
    category,
    title: cutText(title, MOST_TITLE),
    ...shared('brand'),
    ...shared('spec'),
    ...shared('material'),
    certs: certs.join('\n'),
    priceType: '面议',
    ...(unit ? { unit } : {}),
    ...(unit && sum > 0 ? { moq: sum } : {}),
    description: [
      '向下列产品询价，请注明单价、交货期、付款方式和质保期：',
      ...rows.map((row) => {
        const price = row.price.includes('面议') ? row.price : `公开价格 ${row.price}`
        const count = row.quantity === undefined ? undefined : `${String(row.quantity)} ${row.unit}`.trim()
        return `- ${[row.title, count, price].filter(Boolean).join('，')}（${row.publisherOrg}）`
      }),
    ].join('\n'),
  }
}
