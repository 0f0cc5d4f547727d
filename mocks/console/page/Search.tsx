import { SearchBox } from '#ui/form/SearchBox.tsx'
import { go, useAddress, useChangedLink } from './address.ts'

/** Renders the search of a list, whose words stand in the address as `q`. */
export function Search({ label }: { label: string }) {
  const { query } = useAddress()
  const changed = useChangedLink()
  const search = (text: string) =>
    go(changed({ q: text, page: undefined, open: undefined }), { replace: true })
  return <SearchBox label={label} value={query.get('q') ?? ''} onSearch={search} />
}
