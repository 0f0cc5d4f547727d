import { type FunctionComponent, type FormEvent, type RefObject, useEffect, useState } from 'react'
import { searchTextOf } from '#lib/search-text.ts'
import styles from './SearchBox.module.css'
import { useShownText } from '#ui/useShownText.ts'

interface Props {
  /** Current search words; '' for none */
  value: string
  /** Accessible name and placeholder */
  label: string
  onSearch: (text: string) => void
  /** Receives the text at each input, for lists that can search without a network */
  onType?: (text: string) => void
  /** Component shown below the box from its focus or input until the search */
  below?: FunctionComponent<Below>
}

/** Props of the component below the box: its input, and a callback that searches for a chosen text */
interface Below {
  box: RefObject<HTMLInputElement | null>
  onChoose: (text: string) => void
}

/** Renders a search field for a list. Searches on Enter or the button, so that each search is one address. */
export function SearchBox({ value, label, onSearch, onType, below: Below }: Props) {
  // The value may change from outside: by Back, or by a filter that clears it.
  const { ref: box, defaultValue } = useShownText(value, (text) => searchTextOf(text) === value)
  const [isOpen, setIsOpen] = useState(false)
  // Opens it if the user focused the box before the page had started.
  useEffect(() => setIsOpen(document.activeElement === box.current), [box])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Closes the suggestions, which may still be loading and would cover the results.
    setIsOpen(false)
    onSearch(searchTextOf(box.current?.value ?? ''))
  }
  return (
    <form role="search" className={styles.box} onSubmit={submit}>
      <input
        ref={box}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        defaultValue={defaultValue}
        enterKeyHint="search"
        {...(Below ? { autoComplete: 'off', onFocus: () => setIsOpen(true) } : {})}
        onChange={(event) => {
          setIsOpen(true)
          onType?.(searchTextOf(event.target.value))
          if (!event.target.value && value) onSearch('')
        }}
      />
      <button type="submit" className={styles.go}>
        搜索
      </button>
      {isOpen && Below && <Below box={box} onChoose={onSearch} />}
    </form>
  )
}
