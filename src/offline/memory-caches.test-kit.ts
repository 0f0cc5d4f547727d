/** Returns a cache of responses in memory, as far as the portal uses it (Service Workers, "Cache"). */
export function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const rows = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, rows)
    return {
      put: async (url: string, response: Response) => void rows.set(url, response),
      match: async (url: string) => rows.get(url)?.clone(),
      keys: async () => [...rows.keys()].map((url) => ({ url })),
      delete: async (url: string) => rows.delete(url),
    }
  }
  return { open: async (name: string) => open(name), has: async (name: string) => kept.has(name) }
}
