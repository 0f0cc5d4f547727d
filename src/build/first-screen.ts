import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Config, tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { type Sites, writeHostFile } from '#hosting/host-file.ts'
import { ENTRY, type Files, filesOf, HOME, keepManifest, shellPack } from './files.ts'
import { fillBelow } from './below.ts'
import { Inliner } from './inline.ts'
import { checks } from './settings.ts'

/** Element that the build fills with the first screen. */
const ROOT = '<div id="root"></div>'

/**
 * Writes the first screen of the home page into `index.html` after the build, and the empty frame into
 * `app.html`, which is served at every other address. Both are rendered from the portal's own components.
 */
export function firstScreen(sites: Sites): Plugin {
  let config: ResolvedConfig
  return {
    name: 'first-screen',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle({ dir }) {
      const out = dir ?? config.build.outDir
      const { home, frame, pages } = await renderPages(config)
      const page = await readFile(join(out, 'index.html'), 'utf8')
      const manifest = await keepManifest(out, config.cacheDir)
      await fillBelow(out, process.env['npm_package_version'] ?? '0')
      const inliner = new Inliner(out)
      for (const [name, parts, html, address] of [
        ['index.html', [HOME, ENTRY], home, '/'],
        ['app.html', [ENTRY], frame, ''],
      ] as const) {
        const head = await inlineHead(page, filesOf(manifest, ...parts), inliner)
        await writeFile(join(out, name), insertScreen(head, html, address))
      }
      // Read by the worker (src/offline/precache.ts).
      await writeFile(join(out, 'shell.json'), JSON.stringify(await shellPack(out, manifest)))
      await writeHostFile(out, pages, inliner.hashes(), sites)
    },
  }
}

/**
 * Returns the page with a first screen in it and its address; '' for the frame, which belongs to no address.
 */
function insertScreen(page: string, html: string, address: string): string {
  const [before, after] = page.split(ROOT)
  if (after === undefined) throw new Error(`index.html has no ${ROOT}`)
  return `${before}<div id="root" data-address="${address}">${html}</div>${after}`
}

/**
 * Code splitting of the routes. Loaders import the contract and stay with their page, or the first screen
 * would load every area's. The fallback for a part that failed to load is never split off itself. The same
 * for the browser and the first screen, because React hydrates only markup with the same boundaries.
 */
export const routeParts = {
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
} satisfies Partial<Config>

/** Result of rendering the portal in the build: both pages, and the addresses that have a page. */
interface Rendered {
  home: string
  frame: string
  pages: string[]
}

async function renderPages({ root, define, css }: ResolvedConfig): Promise<Rendered> {
  const dir = await mkdtemp(join(root, 'node_modules/.first-screen-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      ...(define ? { define } : {}),
      // Uses the class names of the portal's build.
      css: css.modules ? { modules: css.modules } : {},
      plugins: [tanstackRouter({ target: 'react', ...routeParts, enableRouteGeneration: false }), react()],
      build: {
        ssr: 'src/build/render.tsx',
        outDir: dir,
        copyPublicDir: false,
        rolldownOptions: { checks },
      },
    })
    // Runs in a process of its own, because the portal's timers and channels would keep this one alive.
    const script =
      `import { home, frame, pages } from ${JSON.stringify(pathToFileURL(join(dir, 'render.js')).href)};` +
      'const made = { home: await home(), frame: await frame(), pages: pages() };' +
      'process.stdout.write(JSON.stringify(made), () => process.exit())'
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    return JSON.parse(stdout) as Rendered
  } finally {
    await rm(dir, { recursive: true })
  }
}

/**
 * Returns the page with its styles and its first script inlined, so that it renders after one response; its
 * other scripts are only listed, and the first script loads them after the first paint.
 */
async function inlineHead(page: string, { styles, scripts }: Files, inliner: Inliner): Promise<string> {
  const bare = page
    // Removes comments and blanks, because the page must fit into the first packets of a connection.
    .replaceAll(/\s*<!--.*?-->/g, '')
    .replaceAll(/\n\s*/g, '')
    .replaceAll(' />', '>')
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
  const named = `<meta name="portal-files" content="${[...scripts].map((file) => `/${file}`).join(' ')}">`
  // Puts the list before the script that reads it, and the styles after the script, because it clears the
  // address first.
  const parts = [named, await inliner.script('first.js'), await inliner.styles([...styles])]
  // Lists the inlined style sheets, so that a part of the portal that needs one does not load it again.
  const inlined = [...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
  return bare.replace('<script src="/first.js"></script>', () => [...parts, ...inlined].join(''))
}
