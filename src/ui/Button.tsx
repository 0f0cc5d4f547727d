import { Link } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import type { Target } from './link.ts'
import styles from './Button.module.css'

/** primary: the one thing to do here. secondary: beside it. plain: words alone, in rows and banners. danger: takes something away. The last two stand on a banner. */
export type ButtonLook = 'primary' | 'secondary' | 'plain' | 'danger' | 'onDark' | 'outlineOnDark'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  /**
   * True while what it was pressed for is under way: it takes no press, and whoever pressed it stays there. Disabled, it
   * would lose the focus.
   */
  busy?: boolean
}

/** A button; `type="button"` unless said. */
export function Button({ look = 'secondary', className = '', busy, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy}
      onClick={busy ? stop : onClick}
      className={`${styles.button} ${styles[look]} ${className}`}
    />
  )
}

/** Keeps a press, and the Enter that stands for one, from sending the form. */
const stop = (event: MouseEvent) => event.preventDefault()

/** A link that looks like a button: for going somewhere, never for doing something. */
export function LinkButton({
  link,
  look = 'secondary',
  onClick,
  children,
}: {
  link: Target
  /** Done before it leads away. */
  onClick?: () => void
  look?: ButtonLook
  children: ReactNode
}) {
  return (
    <Link {...link} onClick={onClick} className={`${styles.button} ${styles[look]}`}>
      {children}
    </Link>
  )
}
