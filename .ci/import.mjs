// Imports a TypeScript file of the project into a script, with the project's names for imports.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** Returns the module of a file, whose path begins at the project's folder. */
export async function importPart(path) {
  const { module } = await runnerImport(fileURLToPath(new URL(`../${path}`, import.meta.url)), {
    configFile: false,
    logLevel: 'error',
  })
  return module
}
