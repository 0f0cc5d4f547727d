import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeHostFile } from '#hosting/host-file.ts'
import { addressIn, passwordCipher, passwordKey } from './settings.ts'

const dir = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(dir, { recursive: true }))

const messages: string[] = []
beforeEach(() => {
  messages.length = 0
  vi.spyOn(console, 'error').mockImplementation((text: string) => void messages.push(text))
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('an address is read without its trailing slash', () => {
  vi.stubEnv('API_BASE', 'https://api.city.example/gate/')
  expect(addressIn('API_BASE')).toBe('https://api.city.example/gate')
  vi.stubEnv('API_BASE', '')
  expect(addressIn('API_BASE')).toBe('')
})

test.each(['api.city.example', 'ftp://api.city.example', 'https://'])(
  '%s is rejected as an address',
  (value) => {
    vi.stubEnv('API_BASE', value)
    expect(() => addressIn('API_BASE')).toThrow('ended')
    expect(messages.join()).toContain(`API_BASE=${value}`)
  },
)

test('a public key is read; otherwise the message names the variable and the path', () => {
  const key = (name: string) => join(dir, name)
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const text = publicKey.export({ type: 'spki', format: 'pem' })
  writeFileSync(key('public.pem'), text)
  writeFileSync(key('private.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  expect(passwordKey('rsa', key('public.pem'))).toBe(text)
  for (const name of ['private.pem', 'missing.pem']) {
    vi.stubEnv('PASSWORD_KEY_FILE', key(name))
    expect(() => passwordKey('rsa', key('public.pem'))).toThrow('ended')
    expect(messages.at(-1)).toMatch(/^PASSWORD_KEY_FILE .*：.*\.pem$/)
    expect(messages.at(-1)).toContain(key(name))
  }
  vi.stubEnv('PASSWORD_KEY_FILE', '')
  expect(() => passwordKey('rsa', '')).toThrow('ended')
  expect(messages.at(-1)).toContain('请用 PASSWORD_KEY_FILE 指定城市的公钥文件')
})

test('a build takes one cipher and a key of that cipher', () => {
  expect(passwordCipher()).toBe('rsa')
  vi.stubEnv('PASSWORD_CIPHER', 'sm2')
  expect(passwordCipher()).toBe('sm2')
  expect(passwordKey('sm2', 'mocks/auth/sm2-public.pem')).toMatch(/^04[\da-f]{128}$/)
  expect(() => passwordKey('sm2', 'mocks/auth/public.pem')).toThrow('ended')
  expect(messages.at(-1)).toMatch(/不是 PEM 格式的 SM2 公钥/)
  vi.stubEnv('PASSWORD_CIPHER', 'des')
  expect(passwordCipher).toThrow('ended')
  expect(messages.at(-1)).toBe('PASSWORD_CIPHER=des 应为 rsa 或 sm2')
})

test('the host file contains the city’s origin, the hashes and the addresses of pages', async () => {
  const pages = ['^/?$', '^/market/?$']
  const inline = { 'script-src': ["'sha256-a'"], 'style-src': [] }
  await writeHostFile(dir, pages, inline, {
    api: 'https://api.city.example/gate',
    films: undefined,
    reports: 'https://reports.city.example/csp',
  })
  expect(JSON.parse(readFileSync(join(dir, 'host.json'), 'utf8'))).toEqual({
    inline,
    api: 'https://api.city.example',
    pages,
    reports: 'https://reports.city.example/csp',
  })
})
