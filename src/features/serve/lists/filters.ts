import type { FilterOf } from '#blocks/list/list-address.ts'
import { leastScores, QUALIFIED } from '#rules/service-ranges.ts'

/** Returns the number of results of a word. */
type CountOf = (word: string) => number | undefined

/** Choices of the score filter. */
export const scoreFilter = <S>(
  score: number | undefined,
  changeTo: (score: number | undefined) => Partial<S>,
  countOf: CountOf,
): FilterOf<S> => ({
  label: '评分',
  choices: [
    { label: '全部', chosen: score === undefined, change: changeTo(undefined) },
    ...leastScores.map((one) => ({
      label: `${String(one)} 分以上`,
      count: countOf(String(one)),
      chosen: one === score,
      change: changeTo(one),
    })),
  ],
})

/** Filter of providers with a qualification; 1 in the address. */
export const qualifiedFilter = <S extends { qualified?: 1 }>(
  qualified: 1 | undefined,
  countOf: CountOf,
): FilterOf<S> => ({
  label: '资质',
  choices: [
    { label: '全部', chosen: !qualified, change: { qualified: undefined } as Partial<S> },
    {
      label: QUALIFIED,
      count: countOf(QUALIFIED),
      chosen: qualified === 1,
      change: { qualified: 1 } as Partial<S>,
    },
  ],
})

/** Filter of the order; the first order has no word in the address. */
export const orderOf = <S extends { sort?: string }>(
  orders: readonly { label: string; sort: string | undefined }[],
  sort: string | undefined,
): FilterOf<S> => ({
  label: '排序',
  isOrder: true,
  choices: orders.map((one) => ({
    label: one.label,
    chosen: one.sort === sort || (one.sort === undefined && !orders.some((other) => other.sort === sort)),
    change: { sort: one.sort } as Partial<S>,
  })),
})
