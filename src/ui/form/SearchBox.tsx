import { type FunctionComponent, type FormEvent, type RefObject, useEffect, useState } from 'react'
import { lookedFor } from '#lib/looked-for.ts'
import styles from './SearchBox.module.css'
import { useShownText } from '#ui/useShownText.ts'

interface Props {
  /** What is looked for; '' for nothing. */
  value: string
  /** What the box is for, read out and shown while it is empty. */
  label: string
  onSearch: (text: string) => void
  /** Told each time the text in the box changes, for a list that needs no network to follow. */
  onType?: (text: string) => void
  /** What stands below the box from its focus or a letter on, until the search. */
  below?: FunctionComponent<Below>
}

/** Tells what stands below a box which box that is, and takes a text that is chosen there as what is looked for. */
interface Below {
  box: RefObject<HTMLInputElement | null>
  onChoose: (text: string) => void
}

/** One line to search a list with: asked for with Enter or the button, so that each search is one address. */
export function SearchBox({ value, label, onSearch, onType, below: Below }: Props) {
  // The address may change under the box: back, or a filter that clears it.
  const { ref: box, defaultValue } = useShownText(value, (text) => lookedFor(text) === value)
  const [asked, setAsked] = useState(false)
  // Whoever was faster than the page has the focus already.
  useEffect(() => setAsked(document.activeElement === box.current), [box])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What stands below is for typing. It may still be on its way, and would come over what is found.
    setAsked(false)
    onSearch(lookedFor(box.current?.value ?? ''))
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
        {...(Below ? { autoComplete: 'off', onFocus: () => setAsked(true) } : {})}
        onChange={(event) => {
          setAsked(true)
          onType?.(lookedFor(event.target.value))
          if (!event.target.value && value) onSearch('')
        }}
      />
      <button type="submit" className={styles.go}>
        搜索
      </button>
      {asked && Below && <Below box={box} onChoose={onSearch} />}
    </form>
  )
}
