import type { VitePWAOptions } from 'vite-plugin-pwa'
import { packRest, shellFirst } from './files.ts'
import { checks } from './settings.ts'
import { manifest } from './web-manifest.ts'

/** Configures the log level again, because the worker is a build of its own. */
const quiet = {
  name: 'quiet',
  config: () => ({ logLevel: 'warn' as const, build: { rolldownOptions: { checks } } }),
}

/**
 * Returns the settings of the service worker (`src/sw.ts`) and of the files that it stores on the device.
 * @param cacheDir Vite's cache, which keeps the manifest of the build
 * @param dist folder of the build
 */
export const serviceWorker = (cacheDir: string, dist: string): Partial<VitePWAOptions> => ({
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  registerType: 'prompt',
  injectRegister: false,
  manifest,
  devOptions: { enabled: true, type: 'module' },
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
    // Excludes pictures for the README, the install dialog and the launcher, which are not needed offline.
    globIgnores: ['screenshots/**', 'shortcuts/**', 'touch.png'],
    maximumFileSizeToCacheInBytes: 4_000_000,
    manifestTransforms: [
      async (entries) => {
        const files = shellFirst(entries, cacheDir)
        await packRest(files, dist)
        return { manifest: files, warnings: [] }
      },
    ],
    buildPlugins: { vite: [quiet] },
  },
})
