import { fileURLToPath } from 'node:url'
import { mergeConfig, type Plugin, type UserConfig } from 'vite'
import type { ManifestOptions, VitePWAOptions } from 'vite-plugin-pwa'
import { staticPages } from './static-pages.ts'

/** Returns the path of a file of the demonstration. */
const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Returns the rule that replaces an import of the mock city by a module of the demonstration. */
const replaced = (find: RegExp, by: string) => ({ find, replacement: inHere(`../city/${by}`) })

/**
 * Returns the settings of the worker with the city in it. The web manifest has addresses relative to its own, and leaves
 * out what needs more than the icon: shortcuts, and files of other apps.
 */
export function withCity(portal: Partial<VitePWAOptions>): Partial<VitePWAOptions> {
  const manifest = Object.entries(portal.manifest as Partial<ManifestOptions>).filter(
    ([name]) => !/^(shortcuts|screenshots|share_target|file_handlers|launch_handler)$/.test(name),
  )
  const relative = JSON.stringify(Object.fromEntries(manifest)).replaceAll('":"/', '":"./')
  return {
    ...portal,
    srcDir: 'mocks/demo',
    manifest: JSON.parse(relative) as Partial<ManifestOptions>,
    injectManifest: {
      ...portal.injectManifest,
      // Leaves out pages in folders, for which the worker has the frame, and the city of pages without a worker.
      globIgnores: [...(portal.injectManifest?.globIgnores ?? []), '*/**/*.html', '404.html', 'city.js'],
    },
  }
}

/** Pieces of the pages that are wrapped: a history without the sub-path, and calendars without a server. */
const wrapped: Record<string, string> = {
  '@tanstack/history': 'history.ts',
  '#blocks/SubscribeDialog.tsx': 'SubscribeDialog.tsx',
}

/** Replaces these pieces everywhere but in what wraps them. */
const wraps = (): Plugin => ({
  name: 'wraps',
  enforce: 'pre',
  resolveId: (id, importer) =>
    wrapped[id] && !importer?.includes('/mocks/demo/') ? inHere(`../page/${wrapped[id]}`) : null,
})

/**
 * Turns the configuration of the portal into that of the demonstration: the portal with the mock city in its worker, as
 * files for any sub-path of any static host. All that differs stands here, so that the portal's own build has none of
 * it.
 * @param portal configuration of a build with the mock city
 */
export const demonstration = (portal: UserConfig): UserConfig =>
  mergeConfig(portal, {
    define: {
      __GOV_SITE__: '""',
      __SURVEY_SITE__: '""',
      __BUILD__: JSON.stringify(new Date().toISOString()),
      // Reads addresses without the sub-path, which only the page knows.
      'import.meta.env.BASE_URL': 'portalPlace.base',
      'location.pathname': 'portalPlace.pathname',
      'location.origin': 'portalPlace.origin',
    },
    resolve: {
      alias: [
        replaced(/^(\.\/|#mocks\/)own-file\.ts$/, 'own-file.ts'),
        replaced(/^#mocks\/jsencrypt\.ts$/, 'jsencrypt.ts'),
        replaced(/^(\.\/|#mocks\/console\/)sites\.ts$/, 'sites.ts'),
        replaced(/^msw$/, 'msw.ts'),
        replaced(/^\.\/model\/generate(Rest|GraphQL)Handlers$/, 'nothing.ts'),
        replaced(/^date-fns$/, 'nothing.ts'),
      ],
    },
    // Takes half the time of the portal's own; two kilobytes of the start matter less here.
    build: { minify: true },
    plugins: [wraps(), staticPages()],
    experimental: {
      // Leaves the pages, and drawings of styles that are put into them, to static-pages.ts.
      renderBuiltUrl: (file, { hostType, type }) =>
        hostType === 'html' || type === 'public' ? `/${file}` : { relative: true },
    },
  } satisfies UserConfig)
