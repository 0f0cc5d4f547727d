import { Link } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import type { Target } from './link.ts'
import styles from './Button.module.css'

/**
 * Looks of a button. primary: the main action. secondary: other actions. plain: text only, in rows and banners.
 * danger: removes something. onDark and outlineOnDark: on a banner.
 */
export type ButtonLook = 'primary' | 'secondary' | 'plain' | 'danger' | 'onDark' | 'outlineOnDark'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  /** True while the action is running: the button ignores presses but keeps the focus, which a disabled button would lose. */
  busy?: boolean
}

/** Renders a button; its `type` is "button" by default. */
export function Button({ look = 'secondary', className = '', busy, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy}
      onClick={busy ? preventSubmit : onClick}
      className={`${styles.button} ${styles[look]} ${className}`}
    />
  )
}

/** Prevents a press, or Enter in a field, from submitting the form. */
const preventSubmit = (event: MouseEvent) => event.preventDefault()

/** Renders a link that looks like a button. Only for navigation, not for actions. */
export function LinkButton({
  link,
  look = 'secondary',
  onClick,
  children,
}: {
  link: Target
  /** Runs before the navigation. */
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
