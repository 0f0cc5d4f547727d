import type { CSSProperties } from 'react'
import { initialsOf } from '#lib/cut.ts'
import styles from './Mark.module.css'
import { RecordPicture } from './RecordPicture.tsx'

interface Props {
  /** Name of the organisation. */
  name: string
  /** Path of its logo; without one, a plate with the first two characters of the name is shown. */
  logo?: string
  /** Side of the mark, in CSS. */
  size?: string
  /** True beside a line of text: a small mark with one character, which is large enough to be read. */
  small?: boolean
}

/** Colours of the plates, in Mark.module.css. */
const COLOURS = 6

const colourOf = (name: string) => [...name].reduce((sum, char) => sum + char.codePointAt(0)!, 0) % COLOURS

/**
 * Shows the mark of an organisation: its logo, or a plate with the first two characters of its name, always in the same
 * colour. Without an accessible name, because the name stands beside it.
 */
export function Mark({ name, logo, size = '3.5rem', small = false }: Props) {
  const style: CSSProperties & Record<'--mark', string> = { '--mark': small ? '1.5rem' : size }
  return (
    <span
      className={styles.mark}
      style={style}
      data-colour={logo ? undefined : colourOf(name)}
      data-small={small || undefined}
      aria-hidden
    >
      {logo ? <RecordPicture path={logo} alt="" ratio="1" /> : initialsOf(name).slice(0, small ? 1 : 2)}
    </span>
  )
}
