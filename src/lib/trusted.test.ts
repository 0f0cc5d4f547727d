// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('a browser without Trusted Types uses plain addresses and parses HTML', async () => {
  const { ownScript, parsedHtml } = await import('./trusted.ts')
  expect(ownScript('/sw.js')).toBe('/sw.js')
  expect(parsedHtml('<h2>总则</h2>').querySelector('h2')?.textContent).toBe('总则')
})

test('a browser with Trusted Types creates one policy, with the name that the header lists', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { ownScript, parsedHtml } = await import('./trusted.ts')
  ownScript('/sw.js')
  parsedHtml('<p>正文</p>')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal'])
  const { securityHeaders } = await import('#hosting/headers.ts')
  expect(securityHeaders('')['content-security-policy']).toMatch(/trusted-types [^;]*\bportal\b/)
})

test.each([
  'https://evil.example/worker.js',
  '//evil.example/worker.js',
  'data:text/javascript,1',
  'blob:null/1',
])('a worker from %s is rejected', async (address) => {
  const { ownScript } = await import('./trusted.ts')
  expect(() => ownScript(address)).toThrow(TypeError)
})
