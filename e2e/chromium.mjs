import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Debian's Chromium without the parts for a window */
const shell = '/usr/bin/chromium-headless-shell'

/** Returns the path of the machine's Chromium or of CHROMIUM_PATH; undefined if neither exists. Needs no packages. */
export function machineChromium() {
  return [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path))
}

/** Returns the path of the machine's or Playwright's Chromium; undefined if neither exists. Needs the packages. */
export function chromiumPath() {
  // Loads playwright only here, because a fresh clone calls `machineChromium` before the packages are installed.
  const own = () => createRequire(import.meta.url)('playwright').chromium.executablePath()
  return machineChromium() ?? [own()].find(existsSync)
}

/**
 * Returns the path of the Chromium for stories, preferably a headless shell, which takes a third less time.
 * Undefined lets Playwright choose, whose own download contains such a shell.
 */
export function headlessPath() {
  return [process.env.CHROMIUM_PATH, shell, ...known].find((path) => path && existsSync(path))
}

/** Switches that allow Chromium to run as root and stop its own network traffic */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
