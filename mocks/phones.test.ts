import { expect, test } from 'vitest'
import '#api/all.ts'
import { type Endpoint, endpoints } from '#api/call/endpoint.ts'
import { pathOf, queryOf } from '#api/call/request.ts'
import { tables } from './tables.ts'
import { ask, startCity } from './city.test-kit.ts'
import type { World } from './city.ts'
import { resetWorld } from './world.ts'

startCity()

/**
 * Tables of offices; their phones are in guides and notices for people to call, and are not personal when found in
 * other answers.
 */
const offices = ['policy', 'item', 'notice', 'activity']

/** A whole mobile number, which belongs to a person in whatever record it is found. */
const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g
/** Number of whole records that each call has to show. */
const ENOUGH = 4

const publicCalls = [...endpoints.values()].filter(
  ({ method, path }) => method === 'GET' && path.includes('/ua/'),
)
const areaOf = ({ name }: Endpoint) => name.split('.')[0]!

const numbersIn = (rows: object[]) =>
  [...JSON.stringify(rows).matchAll(/"(?:\w*[pP]hone|tel)":"([^"]{7,})"/g)].map(([, phone]) => phone!)

/** Lists every number at which a person or an enterprise of the world can be called. */
function numbersOf(world: World): string[] {
  const rowsOf = (isOffice: boolean) =>
    Object.keys(tables)
      .filter((name) => offices.includes(name) === isOffice)
      .flatMap((name) => world.db[name as keyof typeof tables].getAll() as object[])
  const official = new Set(numbersIn(rowsOf(true)))
  return [...new Set(numbersIn(rowsOf(false)))].filter((phone) => !official.has(phone))
}

test('no public call shows a visitor the whole phone of a person or an enterprise', async () => {
  const world = resetWorld('default', 'default', 1)
  const numbers = numbersOf(world)
  expect(numbers.length).toBeGreaterThan(50)
  const found: string[] = []
  const read = async (path: string) => {
    const reply = await ask(`GET ${path}`)
    const text = await reply.text()
    const whole = [...numbers.filter((one) => text.includes(one)), ...(text.match(MOBILE) ?? [])]
    for (const phone of new Set(whole)) found.push(`${path}: ${phone}`)
    return { text, isAnswer: /"returnCode":"200/.test(text) }
  }
  const ids = new Map<string, Set<string>>()
  for (const endpoint of publicCalls.filter(({ path }) => !path.includes('{'))) {
    const known = ids.get(areaOf(endpoint)) ?? new Set<string>()
    ids.set(areaOf(endpoint), known)
    const { text } = await read(endpoint.path + queryOf({ tel: numbers[0], current: 1, size: 60 }))
    for (const [, id] of text.matchAll(/"id":"([^"]+)"/g)) known.add(id!)
  }
  for (const endpoint of publicCalls.filter(({ path }) =>
    /\{id\}|\/(detail|info-qyk|package|guide)$/.test(path),
  )) {
    let shown = 0
    for (const id of ids.get(areaOf(endpoint)) ?? []) {
      if (shown === ENOUGH) break
      const isNamed = endpoint.path.includes('{')
      const { isAnswer } = await read(
        isNamed ? pathOf(endpoint.path, { id }) : endpoint.path + queryOf({ id, size: 1 }),
      )
      shown += Number(isAnswer || !isNamed)
    }
    if (endpoint.path.includes('{')) expect(shown, `${endpoint.name} has shown a record`).toBeGreaterThan(0)
  }
  expect(found).toEqual([])
}, 120_000)
