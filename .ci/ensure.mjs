// Makes a fresh clone ready: installs the packages when they are missing or not those of the lock file, and with
// --browser makes sure that there is a Chromium. With --port 4173 it looks first whether that port, or the one that PORT
// names, is free: a build takes a minute, after which nobody wants to hear of it. Needs nothing but Node and npm.
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
// Debian's browser comes while npm is at work: the two take a minute each, and most of it is waiting.
const debian = wantsBrowser && installDebianBrowser()
if (!isInstalled()) {
  console.log('正在安装依赖（约一分钟）…')
  await runBeside('npm', 'ci', '--no-audit', '--no-fund')
}
await debian
if (wantsBrowser) ensureBrowser()

/** Runs a command while others run. @throws where it ends with anything but 0 */
async function runBeside(command, ...rest) {
  const [code] = await once(
    spawn(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' }),
    'exit',
  )
  if (code !== 0) throw new Error(`${command} ${rest.join(' ')} 以 ${code} 结束`)
}

/** True where every package that the lock file asks for is there in its version; npm keeps a list of what it installed. */
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

/** Ends in words that say what else to do, where the port is none or taken. */
async function ensurePort(name) {
  const port = Number(name)
  const problem =
    !/^\d+$/.test(name) || port < 1 || port > 65_535
      ? `PORT=${name} 不是端口号，请填写 1 到 65535 之间的整数`
      : !(await isFree(port)) && `端口 ${name} 已被占用`
  if (!problem) return
  let other = Number.isInteger(port) && port > 1023 && port < 65_000 ? port + 1 : 4174
  while (!(await isFree(other))) other += 1
  const command = env.npm_lifecycle_event === 'predev' ? 'npm run dev' : 'npm start'
  console.error(`${problem}。可以用环境变量 PORT 换一个端口，例如：PORT=${other} ${command}`)
  process.exit(1)
}

/** True where a server could listen there; other troubles, as a port that only root may have, are no answer yet. */
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

/** Debian's Chromium, on a Debian that has none; what comes of it `ensureBrowser` sees. */
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

/** Makes sure that there is a browser: one of the machine's, else Playwright's own download. */
function ensureBrowser() {
  if (chromiumPath()) return
  try {
    run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium')
  } catch {}
  if (!chromiumPath()) throw new Error('没有找到 Chromium：请安装后用 CHROMIUM_PATH 指明它的位置')
}
