import { moneyText, upToText } from '#lib/money.ts'
import type { Group } from '#rules/stacking.ts'

/** Returns the amounts of a policy or a set: 可确定 50 万元，最高 800 万元; undefined where it pays none. */
export function sumsText({ sure, upTo }: { sure: number; upTo: number }): string | undefined {
  if (upTo === 0) return undefined
  if (sure === 0) return upToText(upTo)
  return `可确定 ${moneyText(sure)}${sure === upTo ? '' : `，${upToText(upTo)}`}`
}

/** Returns the difference of two amounts in words: 减少 20 万元; 不变 where both are equal. */
export const changeText = (from: number, to: number): string =>
  from === to ? '不变' : `${to > from ? '增加' : '减少'} ${moneyText(Math.abs(to - from))}`

/** Returns the reason for which a policy cannot be taken together with another one. */
export function exclusionText(title: string, { kind, name }: Group): string {
  if (kind === '同一事项') return `与“${title}”支持同一事项（${name}），就高不重复享受`
  if (kind === '同一支出') return `与“${title}”支持同一项支出（${name}），不重复享受`
  return `与“${title}”同属${name}，只能择一享受`
}
