import { useEffect, useState } from 'react'

type Search = typeof import('#rules/problem-found.ts').searchProblems

/** How questions are found on the device; undefined until the words of the field are here, which come beside the page. */
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
