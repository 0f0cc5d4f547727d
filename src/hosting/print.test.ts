import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeHostFile } from './host-file.ts'
import { printed } from './print.ts'

const root = mkdtempSync(join(tmpdir(), 'print-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'assets'))
for (const name of ['index.html', 'assets/main-1.js', 'assets/main-1.js.br', 'assets/main-1.js.gz'])
  writeFileSync(join(root, name), '')
await writeHostFile(root, ['^/aboutus$'], {}, { api: '', reports: '' })

test('the host of a build is printed with the machine that the words name', async () => {
  const text = await printed(['nginx', '--root', root, '--listen', '8443', '--city', 'http://10.0.0.5:8080'])
  expect(text).toContain(`root "${root}";`)
  expect(text).toContain('listen 8443;')
  expect(text).toContain('server 10.0.0.5:8080;')
})

test('a network of caches gets no line for a compressed copy, which no browser asks for', async () => {
  expect(await printed(['headers', '--root', root])).toContain('/index.html\n')
  expect(await printed(['headers', '--root', root])).not.toMatch(/\.(br|gz)$/m)
})

test.each([
  [['nginx', '--root', join(root, 'none')], '没有可用的构建'],
  [['nginx', '--root', root, '--city', '10.0.0.5:8080'], '不是完整的网址'],
  [['apache', '--root', root], '请写明要打印哪一种'],
])('the words %j are refused with what to do', async (words, refusal) => {
  await expect(printed(words)).rejects.toThrow(refusal)
})
