import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#api/call/endpoint.ts'
import { fieldsIn, isNear, LONG, withAt, wrongAt } from './contract/fields.ts'
import { type Ask, everyEndpoint, hostileWorld } from './hostile.test-kit.ts'
import { areas } from './examples/all.test-data.ts'
import { worldOf } from './world.ts'

let ask: Ask
beforeAll(() => {
  ask = hostileWorld('hostile')
})

/** A text of 5 MB, as in an attack. */
const HUGE = 'x'.repeat(5_000_000)

const bodies = everyEndpoint.filter((one) => one.body && one.body !== 'multipart')
const queries = everyEndpoint.filter((one) => one.query)

describe('a body is refused at its field', () => {
  test.each(bodies.map((one) => [one.name, one] as const))('%s', async (_, endpoint) => {
    const validBody = exampleBody(endpoint)
    const problems: string[] = []
    for (const { path, schema, variant } of fieldsIn(endpoint.body)) {
      for (const value of wrongAt(path, schema.type)) {
        const body = JSON.stringify(withAt(Object.assign({}, validBody, variant), path, value))
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
    for (const { path, schema } of fieldsIn(endpoint.query)) {
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

test.each(bodies.map((one) => [one.name, one] as const))(
  '%s does not repeat a text of 5 MB in its refusal',
  async (_, endpoint) => {
    const { path } = fieldsIn(endpoint.body).find(({ schema }) => schema.type !== 'array')!
    const body = JSON.stringify(withAt(exampleBody(endpoint), path, HUGE))
    const { refused, faults, words } = await ask(endpoint, { body })
    expect([refused, faults, words.includes('xxx')]).toEqual([true, [], false])
  },
)

test.each(bodies.map((one) => [one.name, one] as const))(
  '%s answers an empty body or a non-object without a server error',
  async (_, endpoint) => {
    for (const body of ['{}', '[]', '"abc"', 'null', '1', '{', '']) {
      const { refused, faults, words } = await ask(endpoint, { body })
      expect({ body, words, faults }).toMatchObject({ faults: [] })
      // An endpoint that accepts no body accepts {} as well.
      if (body !== '{}' && body !== '') expect({ body, refused }).toEqual({ body, refused: true })
    }
  },
)

const examples = new Map(
  areas.flatMap(([area, of]) => Object.entries(of).map(([key, one]) => [area[key]!.name, one] as const)),
)

/** Bodies by endpoint, because some examples create a code that the world accepts only once. */
const exampleBodies = new Map<string, unknown>()

function exampleBody({ name }: Endpoint): unknown {
  if (!exampleBodies.has(name)) {
    const input = examples.get(name)?.input
    const { body } = typeof input === 'function' ? input(worldOf('hostile')) : (input ?? {})
    exampleBodies.set(name, body ?? {})
  }
  return exampleBodies.get(name)
}
