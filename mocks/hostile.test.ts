import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#api/call/endpoint.ts'
import { type Ask, everyEndpoint, hostileWorld, placesIn, withAt } from './hostile.test-kit.ts'
import { areas } from './examples/all.test-data.ts'
import { worldOf } from './world.ts'

let ask: Ask
beforeAll(() => {
  ask = hostileWorld('hostile')
})

/** Longer than any text of the contract, and what an attack sends. */
const LONG = 'x'.repeat(30_000)
const HUGE = 'x'.repeat(5_000_000)

/** What no field of the contract may take, by the kind that it does take. A word that is looked for may be any text. */
const wrong: Record<string, unknown[]> = {
  string: [1, {}, [], null, LONG],
  number: ['abc', {}, [], null, 1e300, -1e300],
  boolean: ['abc', 1, {}, [], null],
  picklist: ['abc', 1, {}, [], null, LONG],
  literal: ['abc', {}, []],
  array: ['abc', 1, {}, Array.from({ length: 11_000 }, () => 'abc')],
  object: ['abc', 1, [], null],
  record: ['abc', 1, [], null],
  union: [{}, [], null, 1e300, LONG],
}
/** The same, with days that no calendar has where a day is asked for. */
const wrongAt = (path: string[], type: string): unknown[] => [
  ...(wrong[type] ?? []),
  ...(/^date$|Date$|^deadline$/.test(path.at(-1)!) ? ['2026-99-99 hello', '2026-02-30', ''] : []),
]
const bodies = everyEndpoint.filter((one) => one.body && one.body !== 'multipart')
const queries = everyEndpoint.filter((one) => one.query)

describe('a body is refused at its field', () => {
  test.each(bodies.map((one) => [one.name, one] as const))('%s', async (_, endpoint) => {
    const right = exampleBody(endpoint)
    const problems: string[] = []
    for (const { path, schema, of } of placesIn(endpoint.body)) {
      for (const value of wrongAt(path, schema.type)) {
        const body = JSON.stringify(withAt(Object.assign({}, right, of), path, value))
        const { refused, faults, fields, words } = await ask(endpoint, { body })
        const at = `${path.join('.')} = ${JSON.stringify(value)!.slice(0, 30)}`
        if (!refused) problems.push(`${at} was taken`)
        if (faults.length) problems.push(`${at}: ${faults.join()}: ${words}`)
        if (refused && !fields.some((field) => isNear(field, path)))
          problems.push(`${at} is refused at ${fields.join()}: ${words}`)
        if (words.includes('xxx')) problems.push(`${at} is repeated`)
      }
    }
    expect(problems).toEqual([])
  })
})

describe('a query is refused at its field', () => {
  test.each(queries.map((one) => [one.name, one] as const))('%s', async (_, endpoint) => {
    const problems: string[] = []
    for (const { path, schema } of placesIn(endpoint.query)) {
      const name = path[0]!
      const values =
        schema.type === 'picklist' ? ['abc', LONG] : schema.type === 'union' ? ['a'.repeat(5_000)] : [LONG]
      for (const value of values) {
        const { refused, faults, fields, words } = await ask(endpoint, { search: `?${name}=${value}` })
        if (!refused) problems.push(`${name} was taken`)
        if (faults.length) problems.push(`${name}: ${faults.join()}: ${words}`)
        if (!fields.some((field) => isNear(field, path)))
          problems.push(`${name} is refused at ${fields.join()}: ${words}`)
        if (words.includes('xxx')) problems.push(`${name} is repeated`)
      }
    }
    expect(problems).toEqual([])
  })
})

test.each(bodies.map((one) => [one.name, one] as const))('%s repeats no 5 MB', async (_, endpoint) => {
  const { path } = placesIn(endpoint.body).find(({ schema }) => schema.type !== 'array')!
  const body = JSON.stringify(withAt(exampleBody(endpoint), path, HUGE))
  const { refused, faults, words } = await ask(endpoint, { body })
  expect([refused, faults, words.includes('xxx')]).toEqual([true, [], false])
})

test.each(bodies.map((one) => [one.name, one] as const))(
  '%s is asked for with nothing, or with no object',
  async (_, endpoint) => {
    for (const body of ['{}', '[]', '"abc"', 'null', '1', '{', '']) {
      const { refused, faults, words } = await ask(endpoint, { body })
      expect({ body, words, faults }).toMatchObject({ faults: [] })
      // What may be asked for with nothing takes nothing and {}.
      if (body !== '{}' && body !== '') expect({ body, refused }).toEqual({ body, refused: true })
    }
  },
)

/** A list counts as its entries do, and what a variant refuses it refuses at what tells its forms apart. */
const isNear = (field: string, path: string[]): boolean => {
  const at = path.join('.')
  return field === at || field.startsWith(`${at}.`) || at.startsWith(`${field}.`)
}

const examples = new Map(
  areas.flatMap(([area, of]) => Object.entries(of).map(([key, one]) => [area[key]!.name, one] as const)),
)

/** Some examples put a code into the world, which it takes only once. */
const made = new Map<string, unknown>()

function exampleBody({ name }: Endpoint): unknown {
  if (!made.has(name)) {
    const input = examples.get(name)?.input
    const { body } = typeof input === 'function' ? input(worldOf('hostile')) : (input ?? {})
    made.set(name, body ?? {})
  }
  return made.get(name)
}
