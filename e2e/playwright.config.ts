import { defineConfig } from '@playwright/test'
import { chromiumArgs, headlessPath } from './chromium.mjs'

const port = process.env['E2E_PORT'] ?? '4273'
const executablePath = headlessPath()

/** The production build behind the mock city, in Chromium. `E2E_PORT` moves it; `E2E_REUSE=1` takes a server that runs already, `E2E_BUILT=1` a build that is current; `E2E_TRACE=1` records. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // When to give up, not how fast to be (budget.e2e.ts says that): on a busy machine a page may take seconds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each failure whole at the end, where one looks.
  reporter: 'dot',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    // A page of a story lives for seconds: what an optimizing compiler does for it costs more than it brings.
    launchOptions: {
      args: [...chromiumArgs, '--js-flags=--no-opt'],
      ...(executablePath ? { executablePath } : {}),
    },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // What drifts may lie over what one wants to press, for a person as for a test.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test costs a fifth of the time; a failure says what the page showed without one.
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
