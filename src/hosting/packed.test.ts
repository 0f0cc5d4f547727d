import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packFolder } from './packed.ts'

const dir = mkdtempSync(join(tmpdir(), 'packed-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('each text of a folder is compressed in both encodings where that makes it smaller; pictures are not', async () => {
  const text = '企业服务 '.repeat(100)
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'assets/main.js'), text)
  writeFileSync(join(dir, 'tiny.txt'), 'a')
  writeFileSync(join(dir, 'icon.png'), text)
  await packFolder(dir)
  expect(readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    'assets',
    'assets/main.js',
    'assets/main.js.br',
    'assets/main.js.gz',
    'icon.png',
    'tiny.txt',
  ])
  expect(brotliDecompressSync(readFileSync(join(dir, 'assets/main.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(dir, 'assets/main.js.gz'))).toString()).toBe(text)
})
