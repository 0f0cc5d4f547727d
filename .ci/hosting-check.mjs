// Runs the stories of the host against a real nginx before the mock city: builds two versions, publishes the older one
// with the configuration that `npm run hosting nginx` prints, and lets the stories update and roll back.
// E2E_PORT sets nginx's port (4280), the next one is the city's. Other words are passed on to Playwright.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const STORIES = ['hosting', 'cold-start', 'update', 'release']

const port = Number(process.env.E2E_PORT ?? 4280)
const listen = `127.0.0.1:${port}`
const city = `http://127.0.0.1:${port + 1}`

if (spawnSync('nginx', ['-v']).status !== 0) {
  console.error('没有找到 nginx。请先安装，例如：apt-get install nginx libnginx-mod-http-brotli-static')
  process.exit(1)
}

const dir = mkdtempSync(join(tmpdir(), 'hosting-'))
const env = {
  ...process.env,
  E2E_RELEASES: dir,
  E2E_PORT: String(port),
  E2E_REUSE: '1',
  ORIGIN: `http://${listen}`,
}
let cityProcess
// Lets the running command end first, so that the servers are ended below.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running?.kill())
let running
try {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  // Builds this version last, so that dist/ is what it would be without the check.
  await build('older', `${version}-older`)
  await build('newer', version)
  const brotli = hasBrotli()
  if (!brotli) console.log('这个 nginx 没有 brotli_static 模块，只检查 gzip')
  const state = join(dir, 'state')
  mkdirSync(state)
  writeFileSync(
    join(dir, 'machine.json'),
    JSON.stringify({ listen, city, brotli, alsoCity: ['/__mock'], state }),
  )
  cityProcess = spawn(process.execPath, ['.ci/city.mjs'], {
    env: { ...env, PORT: String(port + 1) },
    stdio: 'inherit',
  })
  await untilAnswered(`${city}/__mock/worlds`)
  await run(process.execPath, '.ci/publish.mjs', 'older')
  // One at a time, because all stories have the same host.
  await run('npx', 'playwright', 'test', '-c', 'e2e', ...STORIES, '--workers', '1', ...process.argv.slice(2))
} catch ({ message }) {
  console.error(message)
  process.exitCode = 1
} finally {
  cityProcess?.kill()
  spawnSync('nginx', ['-c', join(dir, 'nginx.conf'), '-s', 'quit'])
  rmSync(dir, { recursive: true })
}

/** Builds a version into a folder of its own. The texts of a version hold its number, so that hashed names differ. */
async function build(name, version) {
  // Starts Vite itself, because npx sets the version anew.
  await run(process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', {
    npm_package_version: version,
  })
  cpSync('dist', join(dir, name), { recursive: true })
}

/** Runs a command; a last object adds to its environment. @throws if it exits with a code other than 0 */
async function run(command, ...words) {
  const more = typeof words.at(-1) === 'object' ? words.pop() : {}
  const child = spawn(command, words, {
    env: { ...env, ...more },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  running = child
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} 以 ${code} 结束`)
}

/** Returns true where nginx knows the directive brotli_static. */
function hasBrotli() {
  const file = join(dir, 'probe.conf')
  const pid = join(dir, 'probe.pid')
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;\npid ${pid};\nevents {}\nhttp { access_log off; brotli_static on; }\n`,
  )
  try {
    execFileSync('nginx', ['-t', '-c', file, '-e', join(dir, 'probe.log')], { stdio: 'pipe' })
    return true
  } catch (error) {
    if (String(error.stderr).includes('brotli_static')) return false
    throw error
  }
}

/** Waits until a server answers. */
async function untilAnswered(url) {
  while (!(await fetch(url).catch(() => undefined))?.ok) await setTimeout(100)
}
