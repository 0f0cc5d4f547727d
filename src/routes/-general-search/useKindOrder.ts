import { useState } from 'react'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { type Kind, kindKeys } from '#blocks/search/kinds.ts'

/** Returns the number of hits of a kind; undefined if unknown. */
type CountOf = (kind: Kind) => number | undefined

/** Returns the kinds with hits first and those without last, each in their own order. */
export const orderOf = (countOf: CountOf): Kind[] => {
  const isEmpty = (kind: Kind) => Number(countOf(kind) === 0)
  return kindKeys.toSorted((a, b) => isEmpty(a) - isEmpty(b))
}

/**
 * Returns the order of the kinds for one search; undefined until all counts are loaded or the wait of `useWaitTogether` is
 * over. Later counts change nothing, because a user may be about to press a kind.
 */
export function useKindOrder(
  countOf: CountOf,
  isComing: (kind: Kind) => boolean,
  looked: string,
): readonly Kind[] | undefined {
  const isHeldBack = useWaitTogether(kindKeys.some(isComing), looked)
  const [settled, settle] = useState<{ looked: string; order: readonly Kind[] }>()
  if (settled?.looked === looked) return settled.order
  if (!isHeldBack) settle({ looked, order: orderOf(countOf) })
  return undefined
}
