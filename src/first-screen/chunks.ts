interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const START = /\/src\/main\.tsx$/

/** Names the chunk of every module that `main.tsx` imports, directly or not; null for what is only loaded later. */
export function startChunk(): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, boolean>()
  const isNeeded = (id: string, graph: ModuleGraph): boolean => {
    const found = known.get(id)
    if (found !== undefined) return found
    // Modules may import each other in a circle.
    known.set(id, false)
    const needed =
      START.test(id) || (graph.getModuleInfo(id)?.importers ?? []).some((one) => isNeeded(one, graph))
    known.set(id, needed)
    return needed
  }
  return (id, graph) => (isNeeded(id, graph) ? 'start' : null)
}
