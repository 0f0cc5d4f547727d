import { expect, test } from 'vitest'
import { type Random, randomOf } from '#mocks/random.ts'
import { type Attribute, matched, type MatchLevel, type Rule } from './match.ts'

const ROUNDS = 600

/** Worst first. 信息不足 lies between: what is missing may still turn out either way. */
const order: readonly MatchLevel[] = ['not_recommended', 'need_more_info', 'potential', 'recommended']

/** Attributes that rules want higher, lower, and in words; a gap now and then. */
const higher = ['revenue', 'rdCost', 'staff', 'patents']
const lower = ['debtRatio', 'foundedYear']
const words = ['taxGrade', 'industry']

const value = (random: Random) => random.whole(0, 20) / 2
const letter = (random: Random) => random.pick(['A', 'B', 'C'])

function comparison(random: Random): Pick<Rule, 'fieldKey' | 'operator' | 'value'> {
  const kind = random.whole(0, 9)
  if (kind < 5) return { fieldKey: random.pick(higher), operator: '>=', value: value(random) }
  if (kind < 7) return { fieldKey: random.pick(lower), operator: '<=', value: value(random) }
  if (kind < 8) return { fieldKey: random.pick(words), operator: '=', value: letter(random) }
  if (kind < 9) return { fieldKey: random.pick(words), operator: 'in', value: ['A', letter(random)] }
  return { operator: 'manual', value: undefined }
}

/** A rule for some only asks that of a word: raised, a number must not bring a new condition up. */
const ruleOf = (random: Random): Rule => ({
  ...comparison(random),
  required: random.chance(0.25),
  veto: random.chance(0.15),
  weight: random.whole(1, 5),
  ...(random.chance(0.2)
    ? { onlyIf: { fieldKey: random.pick(words), operator: '=', value: letter(random) } }
    : {}),
})

const factsOf = (random: Random): Attribute[] => [
  ...[...higher, ...lower].map((key) => ({ key, value: random.chance(0.25) ? '' : value(random) })),
  ...words.map((key) => ({ key, value: random.chance(0.25) ? undefined : letter(random) })),
]

/** The same facts, one number that conditions want higher being higher; undefined where none of them is known. */
function raised(random: Random, facts: readonly Attribute[]): Attribute[] | undefined {
  const known = facts.filter(({ key, value }) => higher.includes(key) && typeof value === 'number')
  if (known.length === 0) return undefined
  const chosen = random.pick(known)
  const more = random.pick([0, 0.5, 1, 5, 1_000])
  return facts.map((one) => (one === chosen ? { ...one, value: Number(one.value) + more } : one))
}

function* cases(): Generator<{ seed: string; rules: Rule[]; before: Attribute[]; after: Attribute[] }> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = `match-${String(round)}`
    const random = randomOf(seed)
    const rules = Array.from({ length: random.whole(1, 12) }, () => ruleOf(random))
    const before = factsOf(random)
    const after = raised(random, before)
    if (after) yield { seed, rules, before, after }
  }
}

test('raising a value that conditions want higher never lowers the score, and never worsens the level', () => {
  let better = 0
  for (const { seed, rules, before, after } of cases()) {
    const [was, is] = [matched(rules, before), matched(rules, after)]
    expect(is.score ?? -1, seed).toBeGreaterThanOrEqual(was.score ?? -1)
    expect(order.indexOf(is.level), seed).toBeGreaterThanOrEqual(order.indexOf(was.level))
    if ((is.score ?? 0) > (was.score ?? 0)) better += 1
  }
  // The rules made here must be ones that a raise can matter to.
  expect(better).toBeGreaterThan(ROUNDS / 20)
})

test('a score is 0 to 100, there where something was verified, and only then', () => {
  for (const { seed, rules, before } of cases()) {
    const { score, judged } = matched(rules, before)
    const verified = judged.some(({ state }) => state === 'met' || state === 'unmet')
    expect(score !== undefined, seed).toBe(verified)
    expect(score ?? 0, seed).toBeGreaterThanOrEqual(0)
    expect(score ?? 0, seed).toBeLessThanOrEqual(100)
  }
})

test('forgetting a fact makes nothing 不符合', () => {
  for (const { seed, rules, before } of cases()) {
    for (const gone of before) {
      const rest = before.filter((one) => one !== gone)
      const had = matched(rules, before).judged.map(({ state }) => state)
      const has = matched(rules, rest).judged.map(({ state }) => state)
      has.forEach((state, at) => state === 'unmet' && expect(had[at], `${seed} ${gone.key}`).toBe('unmet'))
    }
  }
})

test('the order of rules and of facts changes nothing', () => {
  for (const { seed, rules, before } of cases()) {
    const { level, score } = matched(rules, before)
    const turned = matched(rules.toReversed(), before.toReversed())
    expect([turned.level, turned.score], seed).toEqual([level, score])
  }
})
