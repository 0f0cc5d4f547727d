import * as v from 'valibot'
import { csvOf } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { readNumberText } from '#lib/typed-number.ts'
import type { Compared } from './listings.ts'

/** Maximum quantity of one product; the limit of a listing. */
const MOST_ASKED = 10_000_000

const KEY = 'inquiry-quantities'
const Kept = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Returns the quantities as typed, by listing id; stored for the life of the tab. */
export function quantitiesKept(): Record<string, string> {
  const kept = v.safeParse(Kept, textIn('sessionStorage', KEY))
  return kept.success ? kept.output : {}
}

/** Stores the quantities for the tab. */
export const keepQuantities = (quantities: Record<string, string>): void =>
  keepText('sessionStorage', KEY, JSON.stringify(quantities))

/** Parses a typed quantity with or without its unit: a whole number from 1, or undefined. */
export function quantityOf(typed: string | undefined, unit: string | undefined): number | undefined {
  const read = readNumberText(typed ?? '', { decimals: 0, unit: unit ?? '' })
  return 'value' in read && read.value >= 1 && read.value <= MOST_ASKED ? read.value : undefined
}

/** Row of a 询价单: an offered product and its quantity. */
interface Asked {
  id: string
  title: string
  model: string
  spec: string
  publisherOrg: string
  /** Price and minimum order of the listing as text. */
  price: string
  moq: string
  unit: string
  quantity: number | undefined
}

/** Returns the rows of a 询价单: only supplies, because a demand has no price to ask for. */
export const askedOf = (listings: readonly Compared[], quantities: Record<string, string>): Asked[] =>
  listings
    .filter(({ tradeType }) => tradeType === '供应')
    .map((one) => ({
      id: one.id,
      title: one.title,
      model: one.model ?? '',
      spec: one.spec ?? '',
      publisherOrg: one.publisherOrg,
      price: priceText(one.price, one.unit),
      moq: one.moq === undefined ? '' : `${numberText(one.moq)} ${one.unit ?? ''}`.trim(),
      unit: one.unit ?? '',
      quantity: quantityOf(quantities[one.id], one.unit),
    }))

/** Returns the buyer for the head of a 询价单; '' without a signed-in user. */
interface Asker {
  name: string
  contact: string
}

/** Returns a 询价单 as a table for a spreadsheet, with empty columns for the answers. `now` is in milliseconds. */
export const inquiryCsv = (rows: readonly Asked[], { name, contact }: Asker, now: number): string =>
  csvOf([
    ['询价单', name],
    ['联系人', contact],
    ['询价日期', isoDay(now)],
    [],
    [
      '序号',
      '产品',
      '型号',
      '规格',
      '供应单位',
      '公开价格',
      '起订量',
      '询价数量',
      '单位',
      '报价（元）',
      '交货期（天）',
      '备注',
    ],
    ...rows.map((row, at) => [
      at + 1,
      row.title,
      row.model,
      row.spec,
      row.publisherOrg,
      row.price,
      row.moq,
      row.quantity,
      row.unit,
      '',
      '',
      '',
    ]),
  ])
