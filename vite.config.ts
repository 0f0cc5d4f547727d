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

/** Returns the path of a file in this folder, whose name may contain blanks and Chinese. */
const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const apiBase = addressIn('API_BASE')
const proxied = addressIn('API_PROXY')
// Survey of the mock city's console, unless a real city is configured.
const survey = process.env['SURVEY_SITE'] ?? (apiBase || proxied ? '' : '/__mock/survey')
const key = passwordKey(inHere('mocks/auth/public.pem'))
// Mock of the government-service site, unless a real city is configured, which names its own.
const govSite = process.env['GOV_SITE'] ?? (apiBase || proxied ? '' : '/__mock/zwfw')
// Leaves the port to Vite (5173 and 4173, checked by package.json) when PORT is not set.
const port = process.env['PORT'] ? { port: Number(process.env['PORT']) } : {}

/** Folder of Vite's cache, outside of the build. */
const CACHE = inHere('node_modules/.vite')

/**
 * Names a class by its sheet in six characters, the first a letter, because a page must fit into the first
 * packets of a connection, 14.6 KB with its styles, and Vite's own names would take 300 bytes more.
 */
const className = (name: string, file: string) => {
  const sheet = relative(import.meta.dirname, file.replace(/\?.*/, ''))
  return `s${createHash('sha256').update(sheet).digest('hex').slice(0, 5)}${name}`
}

/** Returns true for chunks whose files keep their names, because stories delay them by name. */
const isNamed = (chunk: string) => /^(start|react|brought)$/.test(chunk)

/**
 * Groups of chunks. Modules that every page needs at its start form one chunk, which compresses better than a
 * hundred small ones. Modules shared by sixteen pages form another, or the start would list some twenty files
 * for each page. React is separate, so that it runs in a task of its own.
 */
const chunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: startChunk(), debugName: 'start', priority: 1 },
  // Joins contracts that are read together, because one file compresses better.
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
    // Excludes forms, because they import Fluent and its theme, which pages without forms must not load.
    // Excludes modules of the dozen pages of appeals, docking or declarations, which would be a tenth of the
    // chunk for all others. Excludes pictures, materials and submitting, which most pages do not have.
    test: /\/src\/(?!(?:blocks|ui)\/form\/(?!SearchBox)|ui\/theme|blocks\/(?:picture|FileList|outbox\/queue-and-notify)|api\/(?:appeal|declar|docking|market|problem|serve|zjtx)|features\/(?:declare|docking|serve)|offline\/problems)(api|blocks|features|layouts|lib|offline|session|ui|rules\/(?:window|declaration-states))/,
  },
]

const tests = readdirSync(new URL('./src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `src/${name}`)
const contains = (path: string, words: RegExp) =>
  words.test(readFileSync(new URL(path, import.meta.url), 'utf8'))

/**
 * Tests of pure functions, the mock city's included, without a document and without mocks of `vi`: a test
 * leaves no state to the next, so that all share a process and its modules. Excludes tests whose modules keep
 * state, and tests that declare `// @own-process: why` on a line of their own.
 */
const functions = tests.filter(
  (path) =>
    !/^src\/(app|offline|session)\//.test(path) &&
    !contains(path, /@vitest-environment|\bvi\.|replay\.test-kit|^\/\/ @own-process/m),
)

/**
 * Tests that need a process of their own, because the mock city's store imports modules in a way that a
 * reused process cannot.
 */
const ownProcess = tests.filter(
  (path) =>
    !functions.includes(path) && contains(path, /#mocks\/|(call|replay)\.test-kit|^\/\/ @own-process/m),
)

/** Folder of the build. */
const DIST = inHere('dist')

/**
 * Warnings of a build. The timings of plugins concern developers of the build, not people who start the
 * portal.
 */
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
    // Uses React's own hook, available since version 18; the router's store still imports the shim.
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
        // Excludes pictures for the README, the install dialog and the launcher, which are not needed
        // offline.
        globIgnores: ['screenshots/**', 'shortcuts/**'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [
          async (entries) => {
            const manifest = shellFirst(entries, CACHE)
            await packRest(manifest, DIST)
            return { manifest, warnings: [] }
          },
        ],
        // Configures the log level again, because the worker is a build of its own.
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
    // Terser makes the start two kilobytes smaller than Vite's own minifier.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    assetsInlineLimit: 0,
    manifest: true,
    // public/first.js loads the files of the start itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: { groups: chunks },
        // Shortens file names: the start lists some 500 of them, and Rolldown's own would take 3 KB more.
        hashCharacters: 'base36',
        chunkFileNames: ({ name }) => `assets/${isNamed(name) ? `${name}-` : ''}[hash:7].js`,
        assetFileNames: 'assets/[hash:6][extname]',
      },
    },
  },
  // Allows the worker to load rarely needed code on demand.
  worker: { format: 'es', rolldownOptions: { checks } },
  test: {
    // A test that needs a document declares it on its first line: // @vitest-environment jsdom
    environment: 'node',
    projects: [
      // Gives each file its own globals and modules in a reused process; a process for each took three times
      // as long.
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
      // Shares a process, because each test creates its own world and the seeds are then created only once
      // for all files.
      { extends: true, test: { name: 'mocks', include: ['mocks/**/*.test.ts'], isolate: false } },
    ],
    // Allows for many tests that create a world of some thousand records, and for busy machines.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['./src/test-setup.ts'],
    // Uses all cores; by default one is kept free for watching.
    maxWorkers: '100%',
  },
})
