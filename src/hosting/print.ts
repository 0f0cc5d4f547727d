import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { headersFile } from './cdn.ts'
import { readHostFile } from './host-file.ts'
import { nginxConfig } from './nginx.ts'
import { encodings } from './rules.ts'

const options = {
  root: { type: 'string', default: 'dist' },
  listen: { type: 'string', default: '80' },
  city: { type: 'string', default: 'http://127.0.0.1:8080' },
  gzip: { type: 'boolean', default: false },
} as const

/**
 * Returns the configuration that `npm run hosting` prints.
 * @param words `nginx` or `headers`, with `--root` (folder of the build), `--listen`, `--city` (address of the API) and
 * `--gzip` (an nginx without brotli_static)
 * @throws Error with a message for people
 */
export async function printed(words: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const { listen, city, gzip } = values
  const root = resolve(values.root)
  const facts = await readHostFile(root).catch(() => {
    throw new Error(`${root} 中没有可用的构建，请先运行 npm run build`)
  })
  if (!/^https?:\/\//.test(city) || !URL.canParse(city))
    throw new Error(`--city ${city} 不是完整的网址，请从 https:// 写起`)
  if (positionals[0] === 'nginx') return nginxConfig(facts, { root, listen, city, brotli: !gzip })
  if (positionals[0] === 'headers') return headersFile(facts, await filesIn(root))
  throw new Error('请写明要打印哪一种：npm run hosting nginx 或 npm run hosting headers')
}

/** Returns the paths of a build's files without their compressed copies. */
async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(root.length))
    .filter((path) => !Object.values(encodings).some((extension) => path.endsWith(extension)))
    .sort((a, b) => a.localeCompare(b))
}
