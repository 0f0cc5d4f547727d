import { expect, test } from 'vitest'
import '#api/all.ts'
import { cityPaths } from './city-paths.ts'
import { type Endpoint, endpoints } from './endpoint.ts'
import { calls } from './endpoints.list.test-data.ts'

const declared = [...endpoints.values()]
const lineOf = ({ method, path }: Endpoint) => `${method} ${path}`
const find = (line: string) => declared.filter((one) => lineOf(one) === line)

test.each(calls.map(([area, access, line]) => [area, access, line] as const))(
  '%s, %s: %s is declared once',
  (area, access, line) => {
    expect(find(line).map((one) => [one.name.split('.')[0], one.access])).toEqual([[area, access]])
  },
)

test('only agreed calls are declared', () => {
  const agreed = new Set(calls.map(([, , line]) => line))
  const added = declared.map(lineOf).filter((line) => !agreed.has(line))
  expect(added, 'agreed calls stand in src/api/call/endpoints.list.test-data.ts').toEqual([])
})

test('src/api/all.ts imports every area', async () => {
  const named = new Set(endpoints.keys())
  await Promise.all(
    Object.values(import.meta.glob(['/src/api/*.ts', '!/src/api/*.test.ts'])).map((load) => load()),
  )
  const left = [...endpoints.keys()].filter((name) => !named.has(name))
  expect(left, 'import their files in src/api/all.ts').toEqual([])
})

test('every call is under one of the city’s paths', () => {
  const outside = declared.filter(({ path }) => !cityPaths.some((begin) => path.startsWith(`${begin}/`)))
  expect(outside.map(lineOf), 'the paths stand in src/api/call/city-paths.ts').toEqual([])
})

test('only writes wait in the outbox, and only GETs that answer records are cached on the device', () => {
  const misplaced = declared.filter(
    (one) =>
      (one.queue && one.method === 'GET') ||
      (one.keep !== 'never' && (one.method !== 'GET' || one.answer === 'blob')) ||
      (one.keep === 'shared' && one.access === 'member'),
  )
  expect(misplaced.map((one) => one.name)).toEqual([])
})

test('uploads have 60 s, the PDF has 30 minutes, all other calls have 300 s', () => {
  const odd = declared.filter((one) => one.timeout !== 300_000).map((one) => [lineOf(one), one.timeout])
  expect(Object.fromEntries(odd)).toEqual({
    'POST /uaa/api/upload/file': 60_000,
    'POST /policy/api/declare/zjtx/user/download/{id}': 1_800_000,
  })
})
