import { useNavigate } from '@tanstack/react-router'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { changed, type Filters } from './filters.ts'

interface Props {
  filters: Filters
  /** Told what is typed; undefined once it is in the address. */
  onType: (text: string | undefined) => void
}

/** The search box of the page, which the list follows letter by letter where the library is on the device. */
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
