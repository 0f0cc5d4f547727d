import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { mockBar } from './mocks/bar/plugin.ts'
import { consolePage } from './mocks/console/page/plugin.ts'
import { demonstration, withCity } from './mocks/demo/build/config.ts'
import { greetCity, mockCity } from './mocks/plugin.ts'
import { cityPaths } from './src/api/call/city-paths.ts'
import { chunkedOutput } from './src/build/chunks.ts'
import { className } from './src/build/class-name.ts'
import { firstScreen, routeParts } from './src/build/first-screen.ts'
import { namedMedia } from './src/build/phone.ts'
import { serviceWorker } from './src/build/service-worker.ts'
import { addressIn, checks, passwordCipher, passwordKey } from './src/build/settings.ts'
import { unitTests } from './src/build/unit-tests.ts'
import { packed } from './src/hosting/packed.ts'
import { sitePages } from './src/hosting/site-files.ts'
import { target } from './src/lib/floor.ts'

/** Returns the path of a file in this folder, whose name may contain blanks and Chinese. */
const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** True for the demonstration without a server (mocks/demo): `npm run demo`. */
const isDemo = process.argv.includes('--mode=demo')
const { values } = parseArgs({ options: { outDir: { type: 'string' } }, strict: false })
const outDir = values.outDir ? String(values.outDir) : ''
/** Folder of the build; `--outDir` names another one. */
const DIST = inHere(outDir || (isDemo ? 'dist-demo' : 'dist'))
/** Folder of Vite's cache, outside of the build. */
const CACHE = inHere(`node_modules/.vite${outDir ? `-${basename(outDir)}` : isDemo ? '-demo' : ''}`)

const apiBase = addressIn('API_BASE')
const proxied = addressIn('API_PROXY')
const cipher = passwordCipher()
const isMock = !apiBase && !proxied
// Leaves the port to Vite (5173 and 4173, checked by package.json) when PORT is not set.
const port = process.env['PORT'] ? { port: Number(process.env['PORT']) } : {}
const host = { host: '127.0.0.1', ...port, strictPort: true }

/** Sends the city's paths to the real city, when `API_PROXY` names one. */
const proxy = Object.fromEntries(
  proxied ? cityPaths.map((path) => [path, { target: proxied, changeOrigin: true, secure: true }]) : [],
)

const portal: ViteUserConfig = {
  cacheDir: CACHE,
  define: {
    __API_BASE__: JSON.stringify(apiBase),
    __PASSWORD_CIPHER__: JSON.stringify(cipher),
    __PASSWORD_KEY__: JSON.stringify(
      passwordKey(cipher, isMock ? inHere(`mocks/auth/${cipher === 'sm2' ? 'sm2-' : ''}public.pem`) : ''),
    ),
    // Uses the mock government site and the survey of the mock city's console, unless a real city is set.
    __GOV_SITE__: JSON.stringify(process.env['GOV_SITE'] ?? (isMock ? '/__mock/zwfw' : '')),
    __SURVEY_SITE__: JSON.stringify(process.env['SURVEY_SITE'] ?? (isMock ? '/__mock/survey' : '')),
    __MOCK_CITY__: JSON.stringify(isMock),
    __VERSION__: JSON.stringify(process.env['npm_package_version'] ?? '0'),
  },
  resolve: {
    // Uses React's own hook, available since version 18; the router's store still imports the shim.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    tanstackRouter({ target: 'react', quoteStyle: 'single', ...routeParts }),
    react(),
    namedMedia(),
    firstScreen({ api: apiBase, films: process.env['MEDIA_SITES'], reports: addressIn('REPORT_TO') }),
    VitePWA(isDemo ? withCity(serviceWorker(CACHE, DIST)) : serviceWorker(CACHE, DIST)),
    sitePages(addressIn('ORIGIN')),
    !isDemo && packed(),
    proxied ? greetCity(proxied) : [...(apiBase ? [] : [mockBar()]), consolePage(), mockCity(apiBase)],
  ],
  server: { ...host, proxy },
  preview: host,
  css: {
    modules: { generateScopedName: className(import.meta.dirname) },
    // Excludes `Features.LightDark`, which writes each `color-scheme` three times for a function that no sheet uses.
    lightningcss: { exclude: 1 << 20 },
  },
  build: {
    outDir: DIST,
    target,
    sourcemap: false,
    // Terser makes the start two kilobytes smaller than Vite's own minifier.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    assetsInlineLimit: 0,
    manifest: true,
    // public/first.js loads the files of the start itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { checks, output: chunkedOutput },
  },
  // Allows the worker to load rarely needed code on demand.
  worker: { format: 'es', rolldownOptions: { checks } },
  test: {
    // A test that needs a document declares it on its first line: // @vitest-environment jsdom
    environment: 'node',
    projects: unitTests(import.meta.dirname),
    // Allows for many tests that create a world of some thousand records, and for busy machines.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['./src/test-setup.ts'],
    // Uses all cores; by default one is kept free for watching.
    maxWorkers: '100%',
  },
}

export default defineConfig(isDemo ? demonstration(portal) : portal)
