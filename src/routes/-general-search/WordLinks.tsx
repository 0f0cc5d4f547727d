import { Link } from '@tanstack/react-router'
import { Button } from '#ui/Button.tsx'
import type { Target } from '#ui/link.ts'
import styles from './search.module.css'

interface Props {
  label: string
  /** Undefined while loading, which keeps the line's space. */
  words: readonly string[] | undefined
  linkOf: (word: string) => Target
  /** Clears the words; undefined if they are not the user's own. */
  onClear?: () => void
}

/** Shows a line of words, each a link to its search; renders nothing without words. */
export function WordLinks({ label, words, linkOf, onClear }: Props) {
  if (!words) return <div className={styles.coming} />
  if (!words.length) return null
  return (
    <nav aria-label={label} className={styles.words}>
      <span>{label}</span>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <Link {...linkOf(word)}>{word}</Link>
          </li>
        ))}
      </ul>
      {onClear && (
        <Button look="plain" onClick={onClear}>
          清空
        </Button>
      )}
    </nav>
  )
}
