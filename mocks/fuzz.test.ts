import { beforeAll, expect, test } from 'vitest'
import { type Ask, everyEndpoint, hostileWorld } from './hostile.test-kit.ts'
import { randomOf } from './random.ts'

const random = randomOf('hostile')
const words = [
  '',
  ' ',
  'abc',
  '%ff',
  '../..',
  '<script>',
  '😀',
  '\u0000',
  'null',
  '__proto__',
  '2026-99-99 hello',
  'javascript:alert(1)',
  'x'.repeat(3_000),
]
const rubbishValues = [...words, 0, -1, 1.5, 1e300, 1e15, true, null, [], {}, [[]], { a: { b: [] } }]
const keys = ['id', 'ids', 'form', 'version', 'draft', 'materials', 'type', 'answers', 'attributes', 'cancel']
const names = ['id', 'current', 'size', 'type', 'keyword', 'enId', 'month', 'publishedFrom', 'question']

function rubbish(depth = 0): unknown {
  if (depth > 2 || random.chance(0.4)) return random.pick(rubbishValues)
  if (random.chance(0.3)) return Array.from({ length: random.whole(0, 4) }, () => rubbish(depth + 1))
  return Object.fromEntries(random.some(keys, random.whole(0, 6)).map((key) => [key, rubbish(depth + 1)]))
}

let ask: Ask
beforeAll(() => {
  ask = hostileWorld('fuzz')
})

test('three hundred rubbish calls cause no server error, and every refusal is in Chinese', async () => {
  const problems: string[] = []
  for (let at = 0; at < 300; at += 1) {
    const endpoint = random.pick(everyEndpoint)
    const word = () => encodeURIComponent(random.pick(words)) || 'x'
    const search = random.chance(0.5) ? `?${random.pick(names)}=${word()}` : ''
    const body = JSON.stringify(rubbish())
    const id = random.pick(words).trim() || 'x'
    const { faults, words: message } = await ask(endpoint, { id, search, body })
    if (faults.length) problems.push(`${endpoint.name} ${id} ${search} ${body}: ${faults.join()} ${message}`)
  }
  expect(problems).toEqual([])
})
