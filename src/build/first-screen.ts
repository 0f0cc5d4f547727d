import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Config, tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { ENTRY, type Files, filesOf, HOME, keepManifest, shellPack } from './files.ts'
import { fillBelow } from './below.ts'
import { type Sites, writeHostFile } from './host-file.ts'
import { Inliner } from './inline.ts'

/** Where the page is put together. */
const ROOT = '<div id="root"></div>'

/**
 * After the build: puts the first screen of the home page into `index.html`, and the frame alone into `app.html`, which
 * every other address is answered with. Both come from the portal's own components.
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
      const { home, frame, pages } = await rendered(config)
      const page = await readFile(join(out, 'index.html'), 'utf8')
      const manifest = await keepManifest(out, config.cacheDir)
      await fillBelow(out, process.env['npm_package_version'] ?? '0')
      const inliner = new Inliner(out)
      for (const [name, parts, html, address] of [
        ['index.html', [HOME, ENTRY], home, '/'],
        ['app.html', [ENTRY], frame, ''],
      ] as const) {
        const head = await headed(page, filesOf(manifest, ...parts), inliner)
        await writeFile(join(out, name), filled(head, html, address))
      }
      // For the worker (src/offline/precache.ts).
      await writeFile(join(out, 'shell.json'), JSON.stringify(await shellPack(out, manifest)))
      await writeHostFile(out, pages, inliner.hashes(), sites)
    },
  }
}

/** The page with a first screen in it, and the address that it is of; '' for the frame, which is of none. */
function filled(page: string, html: string, address: string): string {
  const [before, after] = page.split(ROOT)
  if (after === undefined) throw new Error(`index.html has no ${ROOT}`)
  return `${before}<div id="root" data-address="${address}">${html}</div>${after}`
}

/**
 * How the routes come in parts. Loaders bring the contract along: with their page, or the first screen would carry every
 * area's. What stands in place of a part that could not be had is never to be fetched itself. The same for the browser and
 * the first screen, since React takes over only what has the same boundaries.
 */
export const routeParts = {
  autoCodeSplitting: true,
  codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
} satisfies Partial<Config>

/** Holds what the portal says of itself, built for here and now: both pages, and the addresses that have one. */
interface Rendered {
  home: string
  frame: string
  pages: string[]
}

async function rendered({ root, define, css }: ResolvedConfig): Promise<Rendered> {
  const dir = await mkdtemp(join(root, 'node_modules/.first-screen-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      ...(define ? { define } : {}),
      // Its classes are the portal's.
      css: css.modules ? { modules: css.modules } : {},
      plugins: [tanstackRouter({ target: 'react', ...routeParts, enableRouteGeneration: false }), react()],
      build: {
        ssr: 'src/build/render.tsx',
        outDir: dir,
        copyPublicDir: false,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    })
    // In a process of its own: the portal's timers and channels would keep this one alive.
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
 * The page with its styles and its first script in itself, so that it is drawn after one answer; its other scripts are
 * only named, for that first one to ask for after the first paint.
 */
async function headed(page: string, { styles, scripts }: Files, inliner: Inliner): Promise<string> {
  const bare = page
    // For whoever reads index.html; what is left must come with the first packets of a connection.
    .replaceAll(/\s*<!--.*?-->/g, '')
    .replaceAll(/\n\s*/g, '')
    .replaceAll(' />', '>')
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
  const named = `<meta name="portal-files" content="${[...scripts].map((file) => `/${file}`).join(' ')}">`
  // The names before the script that reads them; the styles after it, since it clears the address first of all.
  const parts = [named, await inliner.script('first.js'), await inliner.styles([...styles])]
  // What the page holds already is not asked for again by a part of the portal that needs it.
  const held = [...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
  return bare.replace('<script src="/first.js"></script>', () => [...parts, ...held].join(''))
}
