import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Debian's Chromium without a window's own parts. */
const shell = '/usr/bin/chromium-headless-shell'

/** Where the machine has a Chromium of its own, or CHROMIUM_PATH names one; undefined when there is none. Needs no packages. */
export function machineChromium() {
  return [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path))
}

/** Where a Chromium is: the machine's, or Playwright's own; undefined when there is none. Needs the packages. */
export function chromiumPath() {
  // Only now: a fresh clone, which looks for the machine's, has no playwright yet.
  const own = () => createRequire(import.meta.url)('playwright').chromium.executablePath()
  return machineChromium() ?? [own()].find(existsSync)
}

/**
 * Where the Chromium for stories is: one without a window's parts where there is one, which takes a third less time.
 * Undefined leaves it to Playwright, whose own download has such a one.
 */
export function headlessPath() {
  return [process.env.CHROMIUM_PATH, shell, ...known].find((path) => path && existsSync(path))
}

/** Switches that a browser needs as root and that keep it from calling out. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
