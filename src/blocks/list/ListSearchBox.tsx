import { useNavigate } from '@tanstack/react-router'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import type { ListLink, ListSearch } from './list-address.ts'

interface Props<S extends ListSearch> {
  label: string
  search: S
  linkTo: ListLink<S>
  /** Hears what is looked for, before the list shows it. */
  onSearch?: (keyword: string) => void
}

/** Searches a list by words: each search is an address, and begins at the first page. */
export function ListSearchBox<S extends ListSearch>({ label, search, linkTo, onSearch }: Props<S>) {
  const navigate = useNavigate()
  return (
    <SearchBox
      label={label}
      value={search.keyword ?? ''}
      onSearch={(keyword) => {
        if (keyword) onSearch?.(keyword)
        void navigate(linkTo({ ...search, page: undefined, keyword: keyword || undefined }))
      }}
    />
  )
}
