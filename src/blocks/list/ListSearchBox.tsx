import { useNavigate } from '@tanstack/react-router'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import type { ListLink, ListSearch } from './list-address.ts'

interface Props<S extends ListSearch> {
  label: string
  search: S
  linkTo: ListLink<S>
  /** Called with the keyword before the list shows the result. */
  onSearch?: (keyword: string) => void
}

/** Searches a list by keyword; each search is a page address and starts at the first page. */
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
