// Makes a fresh clone ready: installs the packages when they are missing or not those of the lock file, and with
// --browser makes sure that there is a Chromium. Needs nothing but Node and npm.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const run = (command, ...rest) => execFileSync(command, rest, { stdio: 'inherit' })
const isRoot = process.getuid?.() === 0

if (!isInstalled()) {
  console.log('正在安装依赖（约一分钟）…')
  run('npm', 'ci', '--no-audit', '--no-fund')
}
if (process.argv.includes('--browser')) await ensureBrowser()

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

/** One of the machine's, else Playwright's own download, else Debian's. */
async function ensureBrowser() {
  // Only now: a fresh clone has no playwright to import before.
  const { chromiumPath } = await import('../e2e/chromium.mjs')
  if (chromiumPath()) return
  try {
    run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium')
  } catch {
    if (isRoot) {
      run('apt-get', 'update')
      const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
      run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
    }
  }
  if (!chromiumPath()) throw new Error('没有找到 Chromium：请安装后用 CHROMIUM_PATH 指明它的位置')
}
