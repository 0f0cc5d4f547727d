import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { demo, demoEnterprises } from '#mocks/auth/accounts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const API = 'https://api.city.example'

/** Returns the longest line of a key of the mock city, which no other key has. */
const lineOf = (file: string) =>
  readFileSync(join(root, 'mocks/auth', file), 'utf8')
    .split('\n')
    .reduce((longest, line) => (line.length > longest.length ? line : longest))

/** Texts by which the mock city would show in a build: console and bar, accounts, firms, keys. */
const traces = [
  ...['__mock', 'mock_world', 'x-mock-world', '模拟环境', '测试控制台', '@mswjs/data'],
  ...Object.values(demo).flatMap(({ tel, password, nickname }) => [tel, password, nickname]),
  ...demoEnterprises.flatMap(({ enId, enName, creditCode }) => [enId, enName, creditCode]),
  ...['public.pem', 'private.pem', 'sm2-public.pem'].map(lineOf),
]

/** Returns the traces in the text files of a build, each as `file: text`. */
const tracesIn = (build: string): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json|svg|txt|xml|webmanifest)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(build, name), 'utf8')
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`)
    })

test('A build for a real city holds no account, key, record, console or bar of the mock city', () => {
  test.setTimeout(600_000)
  const folder = mkdtempSync(join(tmpdir(), 'real-city-'))
  const build = join(folder, 'real-city')
  const key = join(folder, 'city.pem')
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }))
  try {
    execFileSync('npx', ['vite', 'build', '--outDir', build, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, API_BASE: API, PASSWORD_KEY_FILE: key },
    })
    expect(readFileSync(join(build, 'host.json'), 'utf8')).toContain(API)
    expect(tracesIn(build)).toEqual([])
    // Finds the mock city in the build for it, so that the search is known to see.
    expect(tracesIn(join(root, 'dist'))).not.toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
