import { expect, test } from 'vitest'
import { themes } from '#mocks/policy/themes.ts'
import { resetWorld } from '#mocks/world.ts'
import { problems } from './problems.ts'

test('120 questions are grouped in 10 tags, and the policies they name are in force', () => {
  const world = resetWorld('problems', 'default', 1)
  const all = world.db.problem.getAll()
  expect(all).toHaveLength(120)
  expect(new Set(all.map((one) => one.tagName)).size).toBe(10)
  expect(new Set(all.map((one) => one.question)).size).toBe(120)
  const named = all.flatMap((one) => one.relatedPolicyIds)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((id) => world.db.policy.find(id)?.validity !== '有效')).toEqual([])
})
test('most answers name a policy, some in every tag, and every subject is one of the city’s', () => {
  const world = resetWorld('problems', 'default', 1)
  const all = world.db.problem.getAll()
  const resting = all.filter((one) => one.relatedPolicyIds.length > 0)
  expect(resting.length).toBeGreaterThan(all.length / 2)
  expect(new Set(resting.map((one) => one.tagName)).size).toBe(10)
  const known = new Set(themes.map((one) => one.subject))
  expect(problems.flatMap((one) => one.subjects).filter((subject) => !known.has(subject))).toEqual([])
})
test('an answer consists of paragraphs and steps, and names its department', () => {
  const world = resetWorld('problems', 'default', 1)
  const { answerHtml } = world.db.problem
    .getAll()
    .find((one) => one.question === '法定代表人变更需要本人到场吗？')!
  expect(answerHtml).toMatch(
    /^<p>不需要。[^<]+<\/p><ol>(<li>[^<]+<\/li>){4}<\/ol><p>以上答复由市行政审批局提供/,
  )
})
