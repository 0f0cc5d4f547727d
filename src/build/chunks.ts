import type { Rolldown } from 'vite'

const MAIN = /\/src\/main\.tsx$/
/** Included because most people begin at home: as separate chunks it would be six more files to wait for. */
const HOME = /\/src\/routes\/_home(\.index)?\.tsx\?tsr-split/

/**
 * Excluded modules: only some pages use them, but the index of their package, which main imports, exports
 * them all.
 */
const OF_PAGES = /\/(queriesObserver|useQueries)\.js$/

/**
 * Names the chunk of every module that `main.tsx` or the home page imports, directly or not. Returns null for
 * modules that are loaded later, and for `main.tsx` itself: it waits for pages, and these must not wait for
 * it.
 */
function startChunk(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>()
  const isNeeded = (id: string, graph: Rolldown.ChunkingContext): boolean => {
    const found = known.get(id)
    if (found !== undefined) return found
    // Modules may import each other in a cycle.
    known.set(id, false)
    const importers = graph.getModuleInfo(id)?.importers ?? []
    const needed = importers.some((one) => MAIN.test(one) || HOME.test(one) || isNeeded(one, graph))
    known.set(id, needed)
    return needed
  }
  return (id, graph) =>
    HOME.test(id) || (!MAIN.test(id) && !OF_PAGES.test(id) && isNeeded(id, graph)) ? 'start' : null
}

/** Modules that many pages share; of the rules those that the shared contracts read, which every page would list else. */
const SHARED =
  /\/src\/(api|blocks|features|layouts|lib|offline|session|ui|rules\/(window|outbox-records|states|declaration-states|workdays|match-words|rating|stacking-kinds|standing\/licence-kinds)\.ts)|\/node_modules\/redaxios\//
/** Excluded modules: forms import Fluent and its theme and save drafts, and most pages have no picture, material or submit. */
const OF_FORMS =
  /\/src\/((blocks|ui)\/form\/(?!SearchBox|city-id|later\.)|ui\/theme|offline\/drafts\/useAutosave|blocks\/(picture\/(?!open-address)|FileList|outbox\/queue-and-notify))/
/** Excluded modules: a dozen pages of one area need them; they would be a tenth of the chunk for the others. */
const OF_AREAS =
  /\/src\/(api\/(activity|appeal|declar|docking|market|problem|serve|zjtx)|blocks\/answer|features\/(declare|docking|serve)|offline\/(problems|received))/

/** Fluent's controls, and the fields made of them. */
const FLUENT =
  /\/node_modules\/(@fluentui|@griffel|@emotion|keyborg)\/|\/src\/ui\/form\/(Line|(Text|Phone)Field)\./

/** Groups of modules that share a chunk; every other module has the chunk that Rolldown chooses. */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Separates React, so that it runs in a task of its own.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  // Joins what every page needs at its start, because one file compresses better than a hundred small ones.
  { name: startChunk(), debugName: 'start', priority: 1 },
  // Joins what sixteen pages share, or the start would list some twenty files for each page.
  {
    name: 'shared',
    minShareCount: 16,
    test: (id) => SHARED.test(id) && !OF_FORMS.test(id) && !OF_AREAS.test(id),
    includeDependenciesRecursively: false,
  },
  // Joins what nearly all forms share, or the start would list some twelve files for each form.
  { name: 'fluent', test: FLUENT, minShareCount: 22, includeDependenciesRecursively: false },
]

/** Returns true for chunks whose files keep their names, because stories delay them by name. */
const isNamed = (chunk: string) => /^(start|react|brought)$/.test(chunk)

/**
 * Chunks and names of the build's files. Names are short: the start lists some 500 of them, and Rolldown's
 * own would take 3 KB more.
 */
export const chunkedOutput: Rolldown.OutputOptions = {
  codeSplitting: { groups },
  hashCharacters: 'base36',
  chunkFileNames: ({ name }) => `assets/${isNamed(name) ? `${name}-` : ''}[hash:7].js`,
  assetFileNames: 'assets/[hash:6][extname]',
}
