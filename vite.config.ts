import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { greetCity, mockCity } from './mocks/plugin.ts'
import { sitePages } from './mocks/site-files.ts'
import { cityPaths } from './src/api/call/city-paths.ts'
import { startChunk } from './src/build/chunks.ts'
import { packRest, shellFirst } from './src/build/files.ts'
import { firstScreen, routeParts } from './src/build/first-screen.ts'
import { target } from './src/lib/floor.ts'
import { addressIn, passwordKey } from './src/build/settings.ts'
import { manifest } from './src/build/web-manifest.ts'

/** Names a file of this folder, whose own name may hold blanks and Chinese. */
const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const apiBase = addressIn('API_BASE')
const proxied = addressIn('API_PROXY')
// The console's page stands in for the survey where the mock city stands in for the city.
const survey = process.env['SURVEY_SITE'] ?? (apiBase || proxied ? '' : '/__mock/survey')
const key = passwordKey(inHere('mocks/auth/public.pem'))
// The mock city brings a stand-in of the government-service site; a real one names its own.
const govSite = process.env['GOV_SITE'] ?? (apiBase || proxied ? '' : '/__mock/zwfw')
// Leaves Vite's own ports, 5173 and 4173, which package.json has looked at, where PORT names none.
const port = process.env['PORT'] ? { port: Number(process.env['PORT']) } : {}

/** Where Vite keeps what is no part of a build. */
const CACHE = inHere('node_modules/.vite')

/**
 * Names a class by its sheet in six signs, the first a letter: a page comes with the first packets of a connection, 14.6 KB
 * with its styles, of which Vite's own names would be 300 bytes more.
 */
const className = (name: string, file: string) => {
  const sheet = relative(import.meta.dirname, file.replace(/\?.*/, ''))
  return `s${createHash('sha256').update(sheet).digest('hex').slice(0, 5)}${name}`
}

/** Tells the chunks that keep their names in their files': stories hold them back by it. */
const isNamed = (chunk: string) => /^(start|react|brought)$/.test(chunk)

/**
 * What every page needs at its start is one chunk: it packs tighter than a hundred small ones. What sixteen pages share
 * is another: else the start lists some twenty files for each page. React by itself runs in a turn of its own.
 */
const chunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: startChunk(), debugName: 'start', priority: 1 },
  // Contracts that are read side by side pack tighter in one file.
  {
    name: 'serve',
    includeDependenciesRecursively: false,
    test: /\/src\/api\/serve(-product|-provider)?\.ts/,
  },
  { name: 'events', includeDependenciesRecursively: false, test: /\/src\/api\/(activity|news)\.ts/ },
  {
    name: 'shared',
    minShareCount: 16,
    includeDependenciesRecursively: false,
    // Forms bring Fluent and its theme along, which no page without one may load, however many pages have one; and what
    // the dozen pages of the appeals, of docking, or of declarations, share would be a tenth of it for everybody else. Most
    // pages have no pictures and no papers, and on most of them nothing is handed in by a press.
    test: /\/src\/(?!(?:blocks|ui)\/form\/(?!SearchBox)|ui\/theme|blocks\/(?:picture|FileList|outbox\/hand-in)|api\/(?:appeal|declar|docking|market|problem|serve|zjtx)|features\/(?:declare|docking|serve)|offline\/problems)(api|blocks|features|layouts|lib|offline|session|ui|rules\/(?:window|declaration-states))/,
  },
]

const tests = readdirSync(new URL('./src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `src/${name}`)
const says = (path: string, words: RegExp) => words.test(readFileSync(new URL(path, import.meta.url), 'utf8'))

/**
 * Tests of functions, the mock city's among them, without a document and with nothing of `vi` put in the place of something:
 * one leaves nothing to the next, so that all share a process and its modules. What keeps something between its calls is
 * not among them, and what cannot live with others says so in a line of its own (`// @own-process: why`).
 */
const functions = tests.filter(
  (path) =>
    !/^src\/(app|offline|session)\//.test(path) &&
    !says(path, /@vitest-environment|\bvi\.|replay\.test-kit|^\/\/ @own-process/m),
)

/** Tests that need a process of their own: the mock city's store asks for modules as a world of a kept process cannot. */
const ownProcess = tests.filter(
  (path) => !functions.includes(path) && says(path, /#mocks\/|(call|replay)\.test-kit|^\/\/ @own-process/m),
)

/** What the build makes. */
const DIST = inHere('dist')

/** What a build warns of. How long plugins take is news for who works on the build, not for who starts the portal. */
const checks = { bundlerTimings: false }

export default defineConfig({
  cacheDir: CACHE,
  define: {
    __API_BASE__: JSON.stringify(apiBase),
    __PASSWORD_KEY__: JSON.stringify(key),
    __GOV_SITE__: JSON.stringify(govSite),
    __SURVEY_SITE__: JSON.stringify(survey),
    __VERSION__: JSON.stringify(process.env['npm_package_version'] ?? '0'),
  },
  resolve: {
    // React has brought it itself since version 18; the router's store still asks for the stand-in.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      quoteStyle: 'single',
      ...routeParts,
    }),
    react(),
    firstScreen({ api: apiBase, films: process.env['MEDIA_SITES'], reports: addressIn('REPORT_TO') }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        // Pictures for the README, the install dialog and the launcher are nobody's offline business.
        globIgnores: ['screenshots/**', 'shortcuts/**'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [
          async (entries) => {
            const manifest = shellFirst(entries, CACHE)
            await packRest(manifest, DIST)
            return { manifest, warnings: [] }
          },
        ],
        // A build of its own, which does not ask how much the other one says.
        buildPlugins: {
          vite: [
            {
              name: 'quiet',
              config: () => ({ logLevel: 'warn', build: { rolldownOptions: { checks } } }),
            },
          ],
        },
      },
      manifest,
      devOptions: { enabled: true, type: 'module' },
    }),
    sitePages(),
    proxied ? greetCity(proxied) : mockCity(apiBase),
  ],
  server: {
    host: '127.0.0.1',
    ...port,
    strictPort: true,
    ...(proxied
      ? {
          proxy: Object.fromEntries(
            cityPaths.map((path) => [path, { target: proxied, changeOrigin: true, secure: true }]),
          ),
        }
      : {}),
  },
  css: { modules: { generateScopedName: className } },
  preview: { host: '127.0.0.1', ...port, strictPort: true },
  build: {
    target,
    sourcemap: false,
    // Two kilobytes of the start less than what comes with Vite.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    assetsInlineLimit: 0,
    manifest: true,
    // public/first.js asks for the start's files itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: { groups: chunks },
        // Shortens file names: the start lists some 500 of them, and Rolldown's own would be 3 KB more of it.
        hashCharacters: 'base36',
        chunkFileNames: ({ name }) => `assets/${isNamed(name) ? `${name}-` : ''}[hash:7].js`,
        assetFileNames: 'assets/[hash:6][extname]',
      },
    },
  },
  // A worker loads what it seldom needs when it needs it.
  worker: { format: 'es', rolldownOptions: { checks } },
  test: {
    // A test that needs a document says so on its first line: // @vitest-environment jsdom
    environment: 'node',
    projects: [
      // Each file has globals and modules of its own, in a process that is kept: one for each took three times as long.
      {
        extends: true,
        test: {
          name: 'src',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...ownProcess, ...functions],
          pool: 'vmForks',
        },
      },
      { extends: true, test: { name: 'own process', include: ownProcess } },
      { extends: true, test: { name: 'functions', include: functions, isolate: false } },
      // Worlds are made anew by whoever asks them: in one process their seeds are sown once for all files.
      { extends: true, test: { name: 'mocks', include: ['mocks/**/*.test.ts'], isolate: false } },
    ],
    // A world of some thousand records is made for many a test; a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['./src/test-setup.ts'],
    // Left to itself one core is kept free for watching.
    maxWorkers: '100%',
  },
})
