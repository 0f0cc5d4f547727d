import { expect, test } from 'vitest'
import { type Random, randomOf } from '#mocks/random.ts'
import { type Attribute, matched, type Rule } from './match.ts'
import { type MatchLevel } from './match-words.ts'

const ROUNDS = 600

/** Levels, the worst first. 信息不足 lies between, because missing facts may decide either way. */
const order: readonly MatchLevel[] = ['not_recommended', 'need_more_info', 'potential', 'recommended']

/** Attributes that rules want higher, lower, or as words. */
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

/**
 * Creates a rule; its onlyIf compares a word, because a raised number must not make a new condition apply.
 */
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

/**
 * Returns the facts with one number raised that conditions want higher; undefined if no such number is known.
 */
function raised(random: Random, facts: readonly Attribute[]): Attribute[] | undefined {
  const known = facts.filter(({ key, value }) => higher.includes(key) && typeof value === 'number')
  if (known.length === 0) return undefined
  const chosen = random.pick(known)
  const more = random.pick([0, 0.5, 1, 5, 1_000])
  return facts.map((one) => (one === chosen ? { ...one, value: Number(one.value) + more } : one))
}

interface Case {
  /** Seed that reproduces a failing case. */
  seed: string
  rules: Rule[]
  before: Attribute[]
  after: Attribute[]
}

const cases = Array.from({ length: ROUNDS }, (_, round): Case | undefined => {
  const seed = `match-${String(round)}`
  const random = randomOf(seed)
  const rules = Array.from({ length: random.whole(1, 12) }, () => ruleOf(random))
  const before = factsOf(random)
  const after = raised(random, before)
  return after && { seed, rules, before, after }
}).filter((one) => one !== undefined)

/** Returns the seeds of the cases that violate a property. */
const breaking = (holds: (one: Case) => boolean) => cases.filter((one) => !holds(one)).map(({ seed }) => seed)

const scoreOf = (rules: Rule[], facts: Attribute[]) => matched(rules, facts).score ?? -1
const rankOf = (rules: Rule[], facts: Attribute[]) => order.indexOf(matched(rules, facts).level)
const statesOf = (rules: Rule[], facts: Attribute[]) => matched(rules, facts).judged.map(({ state }) => state)

test('raising a value that conditions want higher never lowers the score, and never worsens the level', () => {
  expect(breaking(({ rules, before, after }) => scoreOf(rules, after) >= scoreOf(rules, before))).toEqual([])
  expect(breaking(({ rules, before, after }) => rankOf(rules, after) >= rankOf(rules, before))).toEqual([])
})
test('the cases include raises that improve the score and the level', () => {
  const better = cases.filter(({ rules, before, after }) => scoreOf(rules, after) > scoreOf(rules, before))
  const lifted = cases.filter(({ rules, before, after }) => rankOf(rules, after) > rankOf(rules, before))
  expect(better.length).toBeGreaterThan(ROUNDS / 20)
  expect(lifted.length).toBeGreaterThan(ROUNDS / 50)
})
test('a score is 0 to 100 and exists only if something was verified', () => {
  const sound = ({ rules, before }: Case) => {
    const { score, judged } = matched(rules, before)
    const verified = judged.some(({ state }) => state === 'met' || state === 'unmet')
    return verified ? score !== undefined && score >= 0 && score <= 100 : score === undefined
  }
  expect(breaking(sound)).toEqual([])
})
test('forgetting a fact makes nothing 不符合', () => {
  const sound = ({ rules, before }: Case) =>
    before.every((gone) => {
      const had = statesOf(rules, before)
      const rest = before.filter((one) => one !== gone)
      return statesOf(rules, rest).every((state, at) => state !== 'unmet' || had[at] === 'unmet')
    })
  expect(breaking(sound)).toEqual([])
})
test('the order of rules and of facts changes nothing', () => {
  const sound = ({ rules, before }: Case) => {
    const turned = [rules.toReversed(), before.toReversed()] as const
    return scoreOf(...turned) === scoreOf(rules, before) && rankOf(...turned) === rankOf(rules, before)
  }
  expect(breaking(sound)).toEqual([])
})
