import { useEffect, useState } from 'react'

type Search = typeof import('#lib/search/rows.ts')

let loaded: Search | undefined

/** Loads the search vocabulary, which is needed only for a search. */
export const loadSearch = (): Promise<Search> =>
  import('#lib/search/rows.ts').then((search) => (loaded = search))

/**
 * Returns the functions that find rows on the device and mark words; loads them once `wanted` is true. Undefined until then
 * and if loading fails: then all rows are shown and only the typed words are marked.
 */
export function useSearch(wanted: boolean): Search | undefined {
  const [search, setSearch] = useState(loaded)
  useEffect(() => {
    // Skips loaded code, because every row calls this, and a repeated import takes a slow device longer than marking
    // a row.
    if (wanted && !search) loadSearch().then(setSearch, () => undefined)
  }, [wanted, search])
  return search
}
