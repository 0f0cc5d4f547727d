import { defineConfig } from '@playwright/test'
import { chromiumArgs, headlessPath } from './chromium.mjs'

const port = process.env['E2E_PORT'] ?? '4273'
const executablePath = headlessPath()

/**
 * Stories in Chromium against the production build with the mock city. `E2E_PORT` sets the port; `E2E_REUSE=1` reuses
 * a running server, `E2E_BUILT=1` an up-to-date build; `E2E_TRACE=1` records traces.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Limits only detect hanging stories; budget.e2e.ts limits the size of pages. On a busy machine a page may take
  // seconds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Prints all failures together at the end.
  reporter: 'dot',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    // Disables the optimizing compiler, whose cost exceeds its benefit on pages that live for seconds.
    launchOptions: {
      args: [...chromiumArgs, '--js-flags=--no-opt'],
      ...(executablePath ? { executablePath } : {}),
    },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // Moving elements may cover a target, for a person as for a test.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a fifth of the time, and a failure reports the page's content without them.
    trace: process.env['E2E_TRACE'] ? 'on' : 'off',
  },
  webServer: {
    command: process.env['E2E_BUILT'] ? 'npx vite preview' : 'npx vite build && npx vite preview',
    cwd: '..',
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/__mock/worlds`,
    timeout: 240_000,
    reuseExistingServer: Boolean(process.env['E2E_REUSE']),
  },
})
