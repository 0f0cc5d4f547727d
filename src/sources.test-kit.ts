import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** File of the project, for tests of the repository's rules. */
export interface Source {
  /** Path from the project's root: `src/api/call/call.ts`. */
  path: string
  text: string
  lines: number
  imports: string[]
}

/** Root folder of the project. */
export const root = join(import.meta.dirname, '..')
/** Returns true for tests and files that only tests use. */
export const isTest = (path: string) => /\.test(-kit|-data)?\.tsx?$/.test(path)
/** Files of the portal, the mock city and the stories. */
export const sources = ['src', 'mocks', 'e2e'].flatMap(read)
/** Source files that are code. */
export const code = sources.filter(
  ({ path }) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('routeTree.gen.ts'),
)

function read(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const full = join(entry.parentPath, entry.name)
      const text = readFileSync(full, 'utf8')
      return {
        path: full.slice(root.length + 1),
        text,
        lines: text.split('\n').length,
        imports: [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g)].map((found) => found[1]!),
      }
    })
}
