import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Dropdown.module.css'

interface Props {
  /** Content of the button */
  label: ReactNode
  /** Content of the panel: links and buttons. Gets the function that closes the panel. */
  children: (close: () => void) => ReactNode
  /** Class of the button; by default it looks like text with an arrow */
  className?: string
  /** Side on which the panel opens */
  panel?: 'below' | 'left'
  /** Promise to await before the panel opens */
  ready?: () => Promise<unknown>
}

/** Renders a button that opens a panel. Escape, a press outside or a focus outside closes the panel. */
export function Dropdown({ label, children, className, panel = 'below', ready }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const id = useId()
  const close = useCallback(() => {
    setOpen(false)
    // Focuses the button, because the focused element disappears with the panel.
    button?.focus()
  }, [button])
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open, close])
  return (
    <div ref={root} className={styles.dropdown}>
      <button
        ref={setButton}
        type="button"
        className={className ?? styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          if (open || !ready) setOpen(!open)
          else void ready().then(() => setOpen(true))
        }}
      >
        {label}
        <Icon name="down" size="1em" />
      </button>
      <div id={id} className={styles.panel} data-side={panel} hidden={!open}>
        {open && children(close)}
      </div>
    </div>
  )
}
