import { Link } from '@tanstack/react-router'
import { Button } from '#ui/Button.tsx'
import type { Target } from '#ui/link.ts'
import styles from './search.module.css'

interface Props {
  label: string
  /** Undefined while they are on their way: their line is kept. */
  words: readonly string[] | undefined
  linkOf: (word: string) => Target
  /** Forgets them; without it they are not the person's own. */
  onClear?: () => void
}

/** A line of words to search for with one press; nothing where there are none. */
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
