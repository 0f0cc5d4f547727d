import { useEffect, useState } from 'react'

type Search = typeof import('#lib/search/rows.ts')

let known: Search | undefined

/** Brings the words of the field, which nobody needs before something is looked for. */
export const loadSearch = (): Promise<Search> =>
  import('#lib/search/rows.ts').then((search) => (known = search))

/**
 * How rows are found on the device, and which words are marked in them: brought once it is `wanted`. Undefined until it
 * is here, and where it cannot be had: then all rows are shown, and the words that were typed are marked.
 */
export function useSearch(wanted: boolean): Search | undefined {
  const [search, setSearch] = useState(known)
  useEffect(() => {
    // Each row of a list asks: where it is here already, asking for it again takes a slow device longer than a row's marks.
    if (wanted && !search) loadSearch().then(setSearch, () => undefined)
  }, [wanted, search])
  return search
}
