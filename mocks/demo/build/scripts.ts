import { fileURLToPath } from 'node:url'
import { build, type ResolvedConfig } from 'vite'

/**
 * Builds a script of the demonstration's pages from one file of `page/`; returns its text.
 * @param format 'iife' for a script inside of a page, 'es' for one that a page imports
 */
export async function scriptOf(
  file: string,
  format: 'iife' | 'es',
  { root, build: { target, rolldownOptions } }: ResolvedConfig,
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      rolldownOptions: {
        ...(rolldownOptions.checks ? { checks: rolldownOptions.checks } : {}),
        input: fileURLToPath(new URL(`../page/${file}`, import.meta.url)),
        output: { format, codeSplitting: false },
      },
    },
  })
  const [bundle] = [built].flat()
  const [script] = bundle && 'output' in bundle ? bundle.output : []
  if (script?.type !== 'chunk') throw new Error(`no script was built of ${file}`)
  return script.code
}
