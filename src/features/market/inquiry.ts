import * as v from 'valibot'
import { csvOf } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { readNumberText } from '#lib/typed-number.ts'
import type { Compared } from './listings.ts'

/** Most of one product that are asked for, as a listing's own limit. */
const MOST_ASKED = 10_000_000

const KEY = 'inquiry-quantities'
const Kept = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** How many of each product are asked for, as typed, by the listing's id; kept for as long as the tab lives. */
export function quantitiesKept(): Record<string, string> {
  const kept = v.safeParse(Kept, textIn('sessionStorage', KEY))
  return kept.success ? kept.output : {}
}

/** Keeps them for the tab. */
export const keepQuantities = (quantities: Record<string, string>): void =>
  keepText('sessionStorage', KEY, JSON.stringify(quantities))

/** Reads a quantity as typed, its unit behind it or not: a whole number from 1; undefined where there is no such number. */
export function quantityOf(typed: string | undefined, unit: string | undefined): number | undefined {
  const read = readNumberText(typed ?? '', { decimals: 0, unit: unit ?? '' })
  return 'value' in read && read.value >= 1 && read.value <= MOST_ASKED ? read.value : undefined
}

/** One line of a 询价单: a product that is offered, and how many of it are asked for. */
interface Asked {
  id: string
  title: string
  model: string
  spec: string
  publisherOrg: string
  /** Price and least order as the listing says them, in words. */
  price: string
  moq: string
  unit: string
  quantity: number | undefined
}

/** The lines of a 询价单: what is offered among these; nobody is asked for a price of what they want themselves. */
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

/** Who asks, for the head of a 询价单; '' where nobody has signed in. */
interface Asker {
  name: string
  contact: string
}

/** A 询价单 as a table for a spreadsheet, with empty columns for what is asked. `now` in milliseconds. */
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
