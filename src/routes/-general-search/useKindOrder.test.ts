// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Kind } from '#blocks/search/kinds.ts'
import { orderOf, useKindOrder } from './useKindOrder.ts'

type Counts = Partial<Record<Kind, number>>
const zeros: Counts = {
  policy: 0,
  item: 0,
  service: 0,
  provider: 0,
  market: 0,
  activity: 0,
  problem: 0,
  question: 0,
}
const all: Counts = { ...zeros, supply: 2, demand: 5, decode: 1 }

test('Kinds with hits come first and those without last, each in their own order', () => {
  expect(orderOf((kind) => all[kind])).toEqual([
    ...['supply', 'demand', 'decode'],
    ...['policy', 'item', 'service', 'provider', 'market', 'activity', 'problem', 'question'],
  ])
})

test('The order is fixed once all counts are loaded, and later changes move no kind', () => {
  const useOrder = ({ counts, looked }: { counts: Counts; looked: string }) =>
    useKindOrder(
      (kind) => counts[kind],
      (kind) => counts[kind] === undefined,
      looked,
    )
  const { result, rerender } = renderHook(useOrder, { initialProps: { counts: zeros, looked: '空压机' } })
  expect(result.current).toBeUndefined()
  rerender({ counts: all, looked: '空压机' })
  expect(result.current?.[0]).toBe('supply')
  rerender({ counts: { ...all, policy: 9 }, looked: '空压机' })
  expect(result.current?.[0]).toBe('supply')
  rerender({ counts: {}, looked: '政策' })
  expect(result.current).toBeUndefined()
  rerender({ counts: { ...all, policy: 9 }, looked: '政策' })
  expect(result.current?.[0]).toBe('policy')
})
