import { useNavigate } from '@tanstack/react-router'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { changed, type Filters } from './filters.ts'

interface Props {
  filters: Filters
  /** Called with the typed text; with undefined once the text is in the address. */
  onType: (text: string | undefined) => void
}

/**
 * Shows the search box of the page; where the library is on the device, the list follows every typed letter.
 */
export function TypedSearch({ filters, onType }: Props) {
  const navigate = useNavigate()
  return (
    <SearchBox
      label="搜标题、文号和正文"
      value={filters.keyword ?? ''}
      onType={onType}
      onSearch={(keyword) => {
        onType(undefined)
        void navigate({ to: '/policy/search', search: changed(filters, { keyword: keyword || undefined }) })
      }}
    />
  )
}
