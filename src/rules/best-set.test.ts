import { describe, expect, test } from 'vitest'
import { bestSet, compareSums, sumsOf } from './best-set.ts'
import { type Candidate, type Group, sharedGroups } from './stacking.ts'

const WAN = 10_000
const basis = { name: '市科字〔2026〕38号 第三章', text: '不重复享受' }
const group = (name: string, kind: Group['kind'] = '同一支出'): Group => ({ kind, name, basis })
const one = (id: string, sure: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  sure: sure * WAN,
  upTo: sure * WAN,
  certainty: 1,
  work: 10,
  groups: [],
  ...more,
})
const cap = (most: number) => ({ name: '外经贸发展资金', most: most * WAN, basis })

describe('the order of sets', () => {
  test('the highest sure sum wins, though the other may bring more', () => {
    const rivals = [
      one('certain', 20, { groups: [group('研发费用')] }),
      one('up to', 5, { upTo: 500 * WAN, groups: [group('研发费用')] }),
    ]
    expect(bestSet(rivals).chosen).toEqual(['certain'])
  })
  test('two that exclude a third win together, though each alone is smaller', () => {
    const both = [group('a'), group('b')]
    const rivals = [one('large', 30, { groups: both }), one('a', 20, { groups: [group('a')] })]
    expect(bestSet([...rivals, one('b', 15, { groups: [group('b')] })]).chosen).toEqual(['a', 'b'])
  })
  test.each([
    ['the most certain', { certainty: 2 }, { upTo: 900 * WAN, work: 1 }],
    ['the higher possible sum', { upTo: 80 * WAN }, { work: 1 }],
    ['the least work', { work: 3 }, { work: 4 }],
  ] satisfies [string, Partial<Candidate>, Partial<Candidate>][])('then %s', (_, better, worse) => {
    const groups = [group('研发费用')]
    expect(
      bestSet([one('worse', 10, { groups, ...worse }), one('better', 10, { groups, ...better })]).chosen,
    ).toEqual(['better'])
  })
  test('a policy that does not fit yet is taken by hand alone', () => {
    const near = one('near', 0, { certainty: 0, upTo: 100 * WAN })
    expect(bestSet([near]).chosen).toEqual([])
    expect(bestSet([near], { taken: ['near'], dropped: [] }).chosen).toEqual(['near'])
  })
})

describe('a yearly cap', () => {
  test('counts once for all its policies, and is named with the sum without it', () => {
    const { sums, caps } = bestSet([
      one('market', 80, { cap: cap(100) }),
      one('insurance', 60, { cap: cap(100) }),
      one('rent', 5),
    ])
    expect(sums).toMatchObject({ sure: 105 * WAN, upTo: 105 * WAN })
    expect(caps).toMatchObject([{ ids: ['market', 'insurance'], asked: 140 * WAN }])
  })
  test('the lowest counts where two documents differ', () => {
    expect(bestSet([one('a', 80, { cap: cap(100) }), one('b', 80, { cap: cap(90) })]).sums.sure).toBe(
      90 * WAN,
    )
  })
  test('makes a smaller policy outside it worth more than a larger one inside it', () => {
    const groups = [group('展位费')]
    const { chosen, sums } = bestSet([
      one('full', 100, { cap: cap(100) }),
      one('inside', 50, { cap: cap(100), groups }),
      one('outside', 10, { groups }),
    ])
    expect([chosen, sums.sure]).toEqual([['full', 'outside'], 110 * WAN])
  })
})

describe('those left out', () => {
  const policies = [
    one('city', 23.5, { groups: [group('企业研发费用分档补助', '同一事项'), group('研发费用')] }),
    one('district', 5, { groups: [group('企业研发费用分档补助', '同一事项'), group('研发费用')] }),
    one('sme', 10, { groups: [group('研发费用')] }),
    one('rent', 3),
  ]
  test('name the policy that excludes them, and the rule', () => {
    const { leftOut } = bestSet(policies)
    expect(
      leftOut.map(({ id, by }) => [id, by.map((each) => [each.id, each.groups.map(({ kind }) => kind)])]),
    ).toEqual([
      ['district', [['city', ['同一事项', '同一支出']]]],
      ['sme', [['city', ['同一支出']]]],
    ])
  })
  test('one taken by hand puts out those that it excludes; the newest of two wins', () => {
    const { chosen, sums } = bestSet(policies, { taken: ['sme'], dropped: [] })
    expect([chosen, sums.sure]).toEqual([['sme', 'rent'], 13 * WAN])
    expect(bestSet(policies, { taken: ['sme', 'district'], dropped: [] }).chosen).toEqual([
      'district',
      'rent',
    ])
  })
  test('one taken out by hand lets the next best in', () => {
    const { chosen, leftOut } = bestSet(policies, { taken: [], dropped: ['city'] })
    expect(chosen).toEqual(['sme', 'rent'])
    expect(leftOut.map(({ id }) => id)).toEqual(['city', 'district'])
  })
})

/** Creates random numbers that are the same at every run. */
function dice(seed: number) {
  let state = seed
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
  return { below: (most: number) => Math.floor(next() * most), chance: (share: number) => next() < share }
}

/** Creates candidates with groups and caps at random; small amounts, so that ties occur. */
function randomCandidates(seed: number, count: number, names: number): Candidate[] {
  const { below, chance } = dice(seed)
  return Array.from({ length: count }, (_, at) => {
    const sure = below(6)
    return one(String(at), sure, {
      upTo: (sure + below(4)) * WAN,
      certainty: (chance(0.1) ? 0 : 1 + below(2)) as Candidate['certainty'],
      work: below(5) / 2,
      groups: [
        ...(chance(0.6) ? [group(`t${String(below(names))}`, '同一事项')] : []),
        ...(chance(0.4) ? [group(`e${String(below(names))}`)] : []),
      ],
      ...(chance(0.4) ? { cap: { name: `c${String(below(2))}`, most: (4 + below(4)) * WAN, basis } } : {}),
    })
  })
}

/** Returns the best lawful set by trying every subset. */
function byTryingAll(candidates: readonly Candidate[], taken: readonly string[]) {
  const lowest = (name: string) =>
    Math.min(...candidates.flatMap(({ cap }) => (cap?.name === name ? [cap.most] : [])))
  const all = candidates.map((each) =>
    each.cap ? { ...each, cap: { ...each.cap, most: lowest(each.cap.name) } } : each,
  )
  let best = sumsOf(all.filter(({ id }) => taken.includes(id)))
  for (let mask = 0; mask < 2 ** all.length; mask++) {
    const set = all.filter((_, at) => mask & (1 << at))
    const isLawful = set.every((each, at) =>
      set.slice(at + 1).every((other) => sharedGroups(each, other).length === 0),
    )
    const isOpen = set.every(({ id, certainty }) => certainty > 0 || taken.includes(id))
    if (!isLawful || !isOpen || !taken.every((id) => set.some((each) => each.id === id))) continue
    if (compareSums(sumsOf(set), best) > 0) best = sumsOf(set)
  }
  return best
}

test('the set is exactly as good as the best of all subsets, with and without one taken by hand', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const candidates = randomCandidates(seed * 7_919, 4 + (seed % 7), 3)
    for (const taken of [[], ['0']]) {
      const { chosen, sums } = bestSet(candidates, { taken, dropped: [] })
      const best = byTryingAll(candidates, taken)
      expect(compareSums(sums, best), `seed ${String(seed)}`).toBe(0)
      expect(chosen).toEqual(expect.arrayContaining(taken))
    }
  }
})

test('each policy left out that fits is excluded by one that is chosen', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const candidates = randomCandidates(seed * 104_729, 60, 12)
    const { leftOut } = bestSet(candidates)
    const unexplained = leftOut.filter(
      ({ id, by }) => by.length === 0 && candidates.some((each) => each.id === id && each.certainty > 0),
    )
    expect(unexplained).toEqual([])
  }
})
