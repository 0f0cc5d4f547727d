// @vitest-environment jsdom
// @own-process: public/first.js runs in the globals of the process
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const first = readFileSync('public/first.js', 'utf8')
const { dataset } = document.documentElement

/** What the system asks for, and who is told when that changes. */
function system(asked: string[]) {
  const told: (() => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asked.some((one) => query.includes(one)),
    addEventListener: (_: string, listener: () => void) => told.push(listener),
  }))
  return { change: () => told.forEach((listener) => listener()) }
}

beforeEach(() => {
  vi.resetModules()
  for (const name of ['theme', 'size', 'care']) delete dataset[name]
})
afterEach(() => localStorage.clear())

test.each([
  [undefined, [], { theme: 'light', size: '100', care: 'false' }],
  [undefined, ['dark'], { theme: 'dark', size: '100', care: 'false' }],
  [undefined, ['dark', 'more'], { theme: 'contrast', size: '100', care: 'false' }],
  ['{"theme":"light"}', ['dark'], { theme: 'light', size: '100', care: 'false' }],
  ['{"theme":"system","care":true,"size":150}', [], { theme: 'light', size: '150', care: 'true' }],
  ['{"theme":"pink","care":"yes","size":999}', [], { theme: 'light', size: '100', care: 'false' }],
  ['not json', ['dark'], { theme: 'dark', size: '100', care: 'false' }],
])(
  '%s, with a system that wants %j, is shown alike before the first paint and after',
  async (kept, asked, shown) => {
    if (kept) localStorage.setItem('portal-look', kept)
    system(asked)
    runInThisContext(first)
    expect({ ...dataset }).toEqual(shown)
    for (const name of ['theme', 'size', 'care']) delete dataset[name]
    const { startLook } = await import('./look.ts')
    startLook()
    expect({ ...dataset }).toEqual(shown)
  },
)

test('关怀版 makes the text large and is kept on the device', async () => {
  system([])
  const { look, setCare, startLook } = await import('./look.ts')
  startLook()
  setCare(true)
  await vi.waitFor(() => expect(dataset['size']).toBe('125'))
  expect(JSON.parse(localStorage.getItem('portal-look')!)).toEqual({ theme: 'system', care: true, size: 125 })
  look.size = 200
  setCare(false)
  await vi.waitFor(() => expect({ ...dataset }).toMatchObject({ size: '100', care: 'false' }))
})

test('a system that turns dark in the evening takes the page along', async () => {
  const asked: string[] = []
  const { change } = system(asked)
  const { startLook } = await import('./look.ts')
  startLook()
  asked.push('dark')
  change()
  expect(dataset['theme']).toBe('dark')
})
