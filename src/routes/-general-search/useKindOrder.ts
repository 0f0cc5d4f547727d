import { useState } from 'react'
import { useHeldBack } from '#blocks/useHeldBack.ts'
import { type Kind, kindKeys } from '#blocks/search/kinds.ts'

/** Says how many of a kind were found; undefined where nobody knows. */
type CountOf = (kind: Kind) => number | undefined

/** Puts kinds that have something first and those that have nothing last, each in their own order. */
export const orderOf = (countOf: CountOf): Kind[] => {
  const isEmpty = (kind: Kind) => Number(countOf(kind) === 0)
  return kindKeys.toSorted((a, b) => isEmpty(a) - isEmpty(b))
}

/**
 * The order of the kinds for one search, settled once all of them are there or have kept people waiting: what comes later
 * moves none, since somebody may be about to press it. Undefined until then.
 */
export function useKindOrder(
  countOf: CountOf,
  isComing: (kind: Kind) => boolean,
  looked: string,
): readonly Kind[] | undefined {
  const held = useHeldBack(kindKeys.some(isComing), looked)
  const [settled, settle] = useState<{ looked: string; order: readonly Kind[] }>()
  if (settled?.looked === looked) return settled.order
  if (!held) settle({ looked, order: orderOf(countOf) })
  return undefined
}
