import { numberText } from './numbers.ts'

const WAN = 10_000
const YI = 100_000_000

const grouped = (value: number) => numberText(value, 2)

/** Formats an amount in 元: 800 元, 12.6 万元, 1.5 亿元. */
export function moneyText(yuan: number): string {
  const size = Math.abs(yuan)
  if (size >= YI) return `${grouped(yuan / YI)} 亿元`
  if (size >= WAN) return `${grouped(yuan / WAN)} 万元`
  return `${grouped(yuan)} 元`
}

/**
 * Formats an amount in 元 to the yuan: 3,999.9999 万元. For figures that are held against a limit,
 * because 1 元 decides there, and a rounded figure would look as if it met the limit.
 */
export function exactMoneyText(yuan: number): string {
  const size = Math.abs(yuan)
  const isRound = Math.round(size) % (size >= YI ? YI / 100 : WAN / 100) === 0
  return size < WAN || isRound ? moneyText(yuan) : `${numberText(yuan / WAN, 4)} 万元`
}

/** Formats a maximum in 元: 最高 500 万元. */
export function upToText(yuan: number): string {
  return `最高 ${moneyText(yuan)}`
}

/** Formats a range in 元: 5–1,500 万元, 800 元–2 万元; one amount when both are equal. */
export function rangeText(from: number, to: number): string {
  if (from === to) return moneyText(from)
  const [lower = '', unit] = moneyText(from).split(' ')
  return `${moneyText(to).endsWith(` ${String(unit)}`) ? lower : moneyText(from)}–${moneyText(to)}`
}

/** Formats a price in 元: 1,280 元/台, or 价格面议 when it is missing. */
export function priceText(price: number | undefined, unit: string | undefined): string {
  if (price === undefined) return '价格面议'
  return unit ? `${moneyText(price)}/${unit.replace(/^元?\//, '')}` : moneyText(price)
}
