import { fileURLToPath } from 'node:url'
import { build, type ResolvedConfig } from 'vite'

/**
 * Builds a script of the demonstration's pages from one file of `page/`; returns its text.
 * @param format 'iife' for a script inside of a page, 'es' for one that a page imports
 */
export async function scriptOf(
  file: string,
  format: 'iife' | 'es',
  { root, define = {}, resolve, build: { target, rolldownOptions } }: ResolvedConfig,
): Promise<string> {
  const input = fileURLToPath(new URL(`../page/${file}`, import.meta.url))
  const own = Object.entries(define).filter(([name]) => name.startsWith('__'))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(own),
    resolve: { alias: resolve.alias },
    build: {
      write: false,
      target,
      // Builds a script inside of a page as a library, because only pages load what an import needs ahead.
      ...(format === 'iife' ? { lib: { entry: input, formats: [format], name: 'demo' } } : {}),
      rolldownOptions: {
        ...(rolldownOptions.checks ? { checks: rolldownOptions.checks } : {}),
        ...(format === 'es' ? { input, preserveEntrySignatures: 'strict' } : {}),
        output: { format, codeSplitting: false },
      },
    },
  })
  const [bundle] = [built].flat()
  const [script] = bundle && 'output' in bundle ? bundle.output : []
  if (script?.type !== 'chunk') throw new Error(`no script was built of ${file}`)
  return script.code
}
