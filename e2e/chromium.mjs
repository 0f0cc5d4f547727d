import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where a Chromium is: one named by CHROMIUM_PATH, one of the machine's, or Playwright's own; undefined when there is none. */
export function chromiumPath() {
  return [process.env.CHROMIUM_PATH, ...known, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
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
