// Prepares a fresh clone: installs the packages if they are missing or differ from the lock file; with --browser,
// also ensures that a Chromium is installed. With --port 4173, first checks that this port (or the one in PORT) is
// free, so that a taken port is reported before the build, which takes a minute. Needs only Node and npm.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { chromiumPath, machineChromium } from '../e2e/chromium.mjs'

const run = (command, ...rest) => execFileSync(command, rest, { stdio: 'inherit' })
const isRoot = process.getuid?.() === 0

const { argv, env } = process
if (argv.includes('--port')) await ensurePort(env.PORT || argv[argv.indexOf('--port') + 1])
const wantsBrowser = argv.includes('--browser')
// Installs Debian's browser while npm runs: each takes about a minute, mostly waiting for the network.
const debian = wantsBrowser && installDebianBrowser()
if (!isInstalled()) {
  console.log('正在安装依赖（约一分钟）…')
  await runBeside('npm', 'ci', '--no-audit', '--no-fund')
}
await debian
if (wantsBrowser) ensureBrowser()

/** Runs a command without blocking other commands. @throws if the command exits with a code other than 0 */
async function runBeside(command, ...rest) {
  const [code] = await once(
    spawn(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' }),
    'exit',
  )
  if (code !== 0) throw new Error(`${command} ${rest.join(' ')} 以 ${code} 结束`)
}

/** Returns true if every package of the lock file is installed in its locked version, according to the list that npm writes. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(installed)) return false
  const { packages: found } = JSON.parse(readFileSync(installed, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || found[path]?.version === version,
  )
}

/** Exits with a message that suggests another port if `name` is not a port number or the port is taken. */
async function ensurePort(name) {
  const port = Number(name)
  const problem =
    !/^\d+$/.test(name) || port < 1 || port > 65_535
      ? `PORT=${name} 不是端口号，请填写 1 到 65535 之间的整数`
      : !(await isFree(port)) && `端口 ${name} 已被占用`
  if (!problem) return
  let other = Number.isInteger(port) && port > 1023 && port < 65_000 ? port + 1 : 4174
  while (!(await isFree(other))) other += 1
  const script = env.npm_lifecycle_event?.replace(/^pre/, '')
  const command = script && script !== 'start' ? `npm run ${script}` : 'npm start'
  console.error(`${problem}。可以用环境变量 PORT 换一个端口，例如：PORT=${other} ${command}`)
  process.exit(1)
}

/** Returns true if a server can listen on the port. Errors other than EADDRINUSE (such as a port reserved for root) count as free. */
async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch ({ code }) {
    return code !== 'EADDRINUSE'
  }
  server.close()
  return true
}

/** Installs Debian's Chromium on a Debian that has no Chromium. Only logs a failure, because `ensureBrowser` checks the result. */
async function installDebianBrowser() {
  if (!isRoot || !existsSync('/etc/debian_version') || machineChromium()) return
  try {
    await runBeside('apt-get', 'update')
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
    await runBeside('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  } catch (error) {
    console.error(error.message)
  }
}

/** Ensures that a Chromium is installed: the machine's own, else Playwright's download. @throws if neither is available */
function ensureBrowser() {
  if (chromiumPath()) return
  try {
    run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium')
  } catch {}
  if (!chromiumPath()) throw new Error('没有找到 Chromium：请安装后用 CHROMIUM_PATH 指明它的位置')
}
