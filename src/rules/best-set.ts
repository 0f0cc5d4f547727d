import { type Candidate, type Group, keyOf, sharedGroups, type YearCap } from './stacking.ts'

/** Sums of a set. Amounts in 元, after the yearly caps. */
export interface Sums {
  sure: number
  certainty: number
  upTo: number
  work: number
}

/** Changes made by hand: policies that must be in the set, the newest last, and policies that must not. */
export interface ByHand {
  taken: readonly string[]
  dropped: readonly string[]
}

/** Policy outside the set, with the policies that exclude it and the groups they share with it. */
interface LeftOut {
  id: string
  by: readonly { id: string; groups: readonly Group[] }[]
}

/** Yearly cap that several policies of the set share; `asked` is the greatest sum without it. */
interface Capped {
  cap: YearCap
  ids: readonly string[]
  asked: number
}

/** Best lawful set; ids in the order of the candidates. */
export interface BestSet {
  chosen: readonly string[]
  sums: Sums
  leftOut: readonly LeftOut[]
  caps: readonly Capped[]
}

/**
 * Returns the lawful set with the highest sure sum; among equal ones the most certain, then the one with the highest
 * possible sum, then the one with the least work. A policy that does not fit yet is only taken by hand. Of two
 * policies taken by hand that exclude each other, the newer one stays.
 *
 * Exact: policies that limit each other, directly or through others, form a part, and each part is searched by
 * branch and bound, one policy or none of each exclusive group at a time. Without caps a group leaves one policy to
 * try for each set of limits; with caps only those that no other one of the same limits surpasses. A part of `k`
 * groups with `n` such policies each takes `(n + 1) ** k` steps at most; the city's limits join five groups at most.
 * Where documents name one cap differently, the lowest counts.
 */
export function bestSet(given: readonly Candidate[], byHand: ByHand = { taken: [], dropped: [] }): BestSet {
  const candidates = withLowestCaps(given)
  const fixed = byHand.taken.toReversed().reduce<Candidate[]>((kept, id) => {
    const one = candidates.find((each) => each.id === id)
    const isFree = one && !kept.some((other) => sharedGroups(one, other).length > 0)
    return isFree ? [...kept, one] : kept
  }, [])
  const free = candidates.filter(
    (one) =>
      one.certainty > 0 &&
      !byHand.dropped.includes(one.id) &&
      !fixed.some((other) => other === one || sharedGroups(one, other).length > 0),
  )
  const found = partsOf([...fixed, ...free]).flatMap((part) =>
    search(
      part.filter((one) => fixed.includes(one)),
      part.filter((one) => !fixed.includes(one)),
    ),
  )
  const chosen = candidates.filter((one) => found.includes(one))
  return {
    chosen: chosen.map(({ id }) => id),
    sums: sumsOf(chosen),
    leftOut: candidates
      .filter((one) => !found.includes(one))
      .map((one) => ({
        id: one.id,
        by: chosen
          .map((other) => ({ id: other.id, groups: sharedGroups(one, other) }))
          .filter(({ groups }) => groups.length > 0),
      })),
    caps: cappedOf(chosen),
  }
}

function withLowestCaps(given: readonly Candidate[]): Candidate[] {
  const lowest = new Map<string, YearCap>()
  for (const { cap } of given)
    if (cap && cap.most < (lowest.get(cap.name)?.most ?? Infinity)) lowest.set(cap.name, cap)
  return given.map((one) => (one.cap ? { ...one, cap: lowest.get(one.cap.name)! } : one))
}

/** Returns the sums of a set, each yearly cap counted once. */
export function sumsOf(set: readonly Candidate[]): Sums {
  const total = (value: (one: Candidate) => number) => set.reduce((sum, one) => sum + value(one), 0)
  const payable = (value: (one: Candidate) => number) => {
    const byCap = new Map<string, number>()
    let free = 0
    for (const one of set) {
      if (one.cap) {
        const { name, most } = one.cap
        byCap.set(name, Math.min(most, (byCap.get(name) ?? 0) + value(one)))
      } else free += value(one)
    }
    return [...byCap.values()].reduce((sum, capped) => sum + capped, free)
  }
  return {
    sure: payable(({ sure }) => sure),
    certainty: total(({ certainty }) => certainty),
    upTo: payable(({ upTo }) => upTo),
    work: total(({ work }) => work),
  }
}

/** Compares two sums: positive if the first is better, 0 if both are equal. */
export const compareSums = (a: Sums, b: Sums): number =>
  a.sure - b.sure || a.certainty - b.certainty || a.upTo - b.upTo || b.work - a.work

function cappedOf(chosen: readonly Candidate[]): Capped[] {
  const names = new Set(chosen.flatMap(({ cap }) => (cap ? [cap.name] : [])))
  return [...names].flatMap((name) => {
    const own = chosen.filter(({ cap }) => cap?.name === name)
    const cap = own[0]!.cap!
    const asked = own.reduce((sum, { upTo }) => sum + upTo, 0)
    return asked > cap.most ? [{ cap, ids: own.map(({ id }) => id), asked }] : []
  })
}

/** Splits candidates into parts that share no group and no cap, so that each can be searched by itself. */
function partsOf(candidates: readonly Candidate[]): Candidate[][] {
  const parts = new Map<Candidate, Candidate[]>()
  const holder = new Map<string, Candidate>()
  for (const one of candidates) {
    parts.set(one, [one])
    for (const key of [...one.groups.map(keyOf), ...(one.cap ? [`cap:${one.cap.name}`] : [])]) {
      const other = holder.get(key)
      holder.set(key, one)
      const [own, joined] = [parts.get(one)!, other && parts.get(other)!]
      if (!joined || joined === own) continue
      own.push(...joined)
      for (const each of joined) parts.set(each, own)
    }
  }
  return [...new Set(parts.values())]
}

/** Returns the best set of one part that contains the fixed policies. */
function search(fixed: readonly Candidate[], free: readonly Candidate[]): readonly Candidate[] {
  const cliques = cliquesOf(withoutSurpassed(free))
  const [best] = [{ set: fixed, sums: sumsOf(fixed) }]
  const walk = (at: number, set: readonly Candidate[], taken: ReadonlySet<string>) => {
    const sums = sumsOf(set)
    if (compareSums(sums, best.sums) > 0) Object.assign(best, { set, sums })
    const rest = cliques.slice(at)
    if (rest.length === 0 || compareSums(boundOf(set, rest), best.sums) <= 0) return
    for (const one of rest[0]!) {
      const keys = one.groups.map(keyOf)
      if (!keys.some((key) => taken.has(key))) walk(at + 1, [...set, one], new Set([...taken, ...keys]))
    }
    walk(at + 1, set, taken)
  }
  walk(0, fixed, new Set())
  return best.set
}

/**
 * Returns sums that no continuation of a set exceeds: of each further clique the best value of each kind, with and
 * without a cap, and no further work.
 */
function boundOf(set: readonly Candidate[], rest: readonly (readonly Candidate[])[]): Sums {
  const best = (of: readonly Candidate[], value: (one: Candidate) => number) =>
    of.reduce((most, one) => Math.max(most, value(one)), 0)
  const further = rest.flatMap((clique) => {
    const byCap = new Map(clique.map((one) => [one.cap?.name, one.cap]))
    return [...byCap].map(([name, cap], at): Candidate => {
      const own = clique.filter((one) => one.cap?.name === name)
      return {
        id: '',
        groups: [],
        work: 0,
        sure: best(own, ({ sure }) => sure),
        upTo: best(own, ({ upTo }) => upTo),
        certainty: (at === 0 ? best(clique, ({ certainty }) => certainty) : 0) as Candidate['certainty'],
        ...(cap ? { cap } : {}),
      }
    })
  })
  return sumsOf([...set, ...further])
}

/** Puts each candidate into its largest group, of which one can be taken; the highest sums first. */
function cliquesOf(free: readonly Candidate[]): Candidate[][] {
  const sizes = new Map<string, number>()
  for (const key of free.flatMap(({ groups }) => groups.map(keyOf))) sizes.set(key, (sizes.get(key) ?? 0) + 1)
  const cliques = new Map<string, Candidate[]>()
  for (const one of free) {
    const keys = one.groups.map(keyOf).sort((a, b) => sizes.get(b)! - sizes.get(a)!)
    const key = keys[0] ?? one.id
    cliques.set(key, [...(cliques.get(key) ?? []), one])
  }
  const worth = (one: Candidate) => sumsOf([one])
  const sorted = [...cliques.values()].map((all) => all.toSorted((a, b) => compareSums(worth(b), worth(a))))
  return sorted.sort((a, b) => compareSums(worth(b[0]!), worth(a[0]!)))
}

/**
 * Leaves out each policy that another one with the same limits surpasses, because putting that one in its place keeps a
 * set lawful and makes it no worse.
 */
function withoutSurpassed(free: readonly Candidate[]): Candidate[] {
  const limitsOf = ({ groups, cap }: Candidate) => [...groups.map(keyOf).sort(), cap?.name ?? ''].join('|')
  const kept = new Map<string, Candidate[]>()
  for (const one of free) {
    if (one.groups.length === 0) {
      kept.set(`only:${one.id}`, [one])
      continue
    }
    const limits = limitsOf(one)
    const rivals = kept.get(limits) ?? []
    if (rivals.some((other) => surpasses(other, one))) continue
    kept.set(limits, [...rivals.filter((other) => !surpasses(one, other)), one])
  }
  return [...kept.values()].flat()
}

function surpasses(one: Candidate, other: Candidate): boolean {
  if (!one.cap) return compareSums(one, other) >= 0
  return (
    one.sure >= other.sure &&
    one.certainty >= other.certainty &&
    one.upTo >= other.upTo &&
    one.work <= other.work
  )
}
