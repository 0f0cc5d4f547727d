// @vitest-environment jsdom
// @own-process: public/first.js runs in the globals of the process
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const first = readFileSync('public/first.js', 'utf8')
const { dataset } = document.documentElement

/** Stubs the preferences of the system. Returns a function that reports a change to all listeners. */
function stubSystem(asked: string[]) {
  const listeners: (() => void)[] = []
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: asked.some((one) => query.includes(one)),
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }))
  return { change: () => listeners.forEach((listener) => listener()) }
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
  'The look %s with the system preferences %j is the same before and after the first paint',
  async (kept, asked, shown) => {
    if (kept) localStorage.setItem('portal-look', kept)
    stubSystem(asked)
    runInThisContext(first)
    expect({ ...dataset }).toEqual(shown)
    for (const name of ['theme', 'size', 'care']) delete dataset[name]
    const { startLook } = await import('./look.ts')
    startLook()
    expect({ ...dataset }).toEqual(shown)
  },
)

test('关怀版 enlarges the text and is stored on the device', async () => {
  stubSystem([])
  const { look, setCare, startLook } = await import('./look.ts')
  startLook()
  setCare(true)
  await vi.waitFor(() => expect(dataset['size']).toBe('125'))
  expect(JSON.parse(localStorage.getItem('portal-look')!)).toEqual({ theme: 'system', care: true, size: 125 })
  look.size = 200
  setCare(false)
  await vi.waitFor(() => expect({ ...dataset }).toMatchObject({ size: '100', care: 'false' }))
})

test('A system that becomes dark in the evening changes the page', async () => {
  const asked: string[] = []
  const { change } = stubSystem(asked)
  const { startLook } = await import('./look.ts')
  startLook()
  asked.push('dark')
  change()
  expect(dataset['theme']).toBe('dark')
})
