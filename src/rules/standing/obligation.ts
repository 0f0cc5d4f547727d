import { moneyText } from '#lib/money.ts'

/** Kinds of obligations, as the list names them. */
export const obligationKinds = [
  '补正',
  '意愿确认',
  '公示期异议',
  '申报截止',
  '诉求补充',
  '诉求评价',
  '对接联系',
  '咨询评价',
  '申报评价',
  '享受评价',
  '活动签到',
  '名额保留',
  '待上传',
] as const
export type ObligationKind = (typeof obligationKinds)[number]

/** Something that the enterprise or the person has to do. */
export interface Obligation {
  /** Stable id, also of its calendar entry. */
  id: string
  kind: ObligationKind
  /** Deed and subject: 确认享受：稳岗返还. */
  title: string
  /** Last moment, ISO, or a day without a time, which lasts until its end; missing without a deadline. */
  date?: string
  /** Consequence of doing nothing, a clause without a full stop. */
  loss: string
  /** Amount in words with its meaning: 可享 12 万元. */
  amount?: string
  /** The same amount in 元. */
  sum?: number
  /** Path of the page on which it is done. */
  link: string
  /** Number of things in this entry; one if missing. */
  count?: number
}

/** Returns the number of things in a list of obligations: the number of 我的待办 and of the badge. */
export const countOf = (list: readonly Obligation[]): number =>
  list.reduce((sum, { count = 1 }) => sum + count, 0)

/** Returns an amount in words and in 元; nothing for 0, which stands for no money. */
export const money = (words: string, sum = 0): Pick<Obligation, 'amount' | 'sum'> =>
  sum > 0 ? { amount: `${words} ${moneyText(sum)}`, sum } : {}

/** Returns a path with search parameters; undefined ones are left out. */
export function pathTo(path: string, search: Record<string, string | undefined>): string {
  const given = Object.entries(search).filter((one): one is [string, string] => one[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path
}
