interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

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
export function startChunk(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>()
  const isNeeded = (id: string, graph: ModuleGraph): boolean => {
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
