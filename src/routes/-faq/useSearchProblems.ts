import { useEffect, useState } from 'react'

type Search = typeof import('#rules/problem-found.ts').searchProblems

/**
 * Returns the search for questions on the device; undefined until its vocabulary is loaded, which is not part of the
 * page's code.
 */
export function useSearchProblems(): Search | undefined {
  const [search, setSearch] = useState<{ run: Search }>()
  useEffect(() => {
    let wanted = true
    import('#rules/problem-found.ts').then(
      ({ searchProblems }) => wanted && setSearch({ run: searchProblems }),
      // The city's own answer is shown without it.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return search?.run
}
