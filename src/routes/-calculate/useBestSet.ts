import * as v from 'valibot'
import { useMemo, useState } from 'react'
import type { MatchItem } from '#api/match.ts'
import { cityNow } from '#lib/clock.ts'
import { keepTyped, typedIn } from '#offline/device/typed.ts'
import { type BestSet, bestSet, type ByHand } from '#rules/best-set.ts'
import { plannedOf } from '#rules/match-plan.ts'
import { type Candidate, candidateOf } from '#rules/stacking.ts'
import { windowOf } from '#rules/window.ts'
import type { ReportView } from './report.ts'

const Shape = v.object({ taken: v.array(v.string()), dropped: v.array(v.string()) })
const untouched: ByHand = { taken: [], dropped: [] }

/** Set of policies of a plan, with the changes made by hand. */
export interface SharedSet {
  set: BestSet
  /** Set without changes by hand. */
  best: BestSet
  isChanged: boolean
  candidate: (id: string) => Candidate
  /** Policies of the plan that have not closed. */
  items: readonly MatchItem[]
  /** Last change, for the message beside the sums; undefined before one. */
  last: { entered: readonly string[]; left: readonly string[] } | undefined
  take: (id: string) => void
  drop: (id: string) => void
  restore: () => void
}

/**
 * Searches the best set of a plan's policies, and keeps the changes made by hand in this tab.
 * @param key distinguishes plans in this tab
 */
export function useBestSet(key: string, { items: reported, entries }: ReportView): SharedSet {
  const slot = `plan:${key}`
  const [now] = useState(cityNow)
  const [byHand, setByHand] = useState<ByHand>(() => typedIn(slot, Shape) ?? untouched)
  const [last, setLast] = useState<SharedSet['last']>()
  const items = useMemo(
    () => plannedOf(reported).filter((one) => windowOf(one, now).state !== '已截止'),
    [reported, now],
  )
  const candidates = useMemo(() => {
    const facts = Object.fromEntries(entries.map(({ key: name, value }) => [name, value]))
    return items.map((one) => candidateOf(one, facts))
  }, [items, entries])
  const best = useMemo(() => bestSet(candidates), [candidates])
  const set = useMemo(
    () => (byHand === untouched ? best : bestSet(candidates, byHand)),
    [candidates, byHand, best],
  )
  const change = (next: ByHand) => {
    const { chosen } = bestSet(candidates, next)
    setLast({
      entered: chosen.filter((id) => !set.chosen.includes(id)),
      left: set.chosen.filter((id) => !chosen.includes(id)),
    })
    setByHand(next)
    keepTyped(slot, next === untouched ? undefined : next)
  }
  const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)
  return {
    set,
    best,
    isChanged: best.chosen.join() !== set.chosen.join(),
    candidate: (id) => candidates.find((one) => one.id === id)!,
    items,
    last,
    take: (id) => change({ taken: [...without(byHand.taken, id), id], dropped: without(byHand.dropped, id) }),
    drop: (id) => change({ taken: without(byHand.taken, id), dropped: [...without(byHand.dropped, id), id] }),
    restore: () => change(untouched),
  }
}
