import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { ToastHost } from '#ui/state/Toast.tsx'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Called on Escape, on the cross and on a press outside. Without it, the dialog can only be closed by its actions. */
  onClose?: () => void
  /**
   * Shape of the dialog. sheet: at the bottom edge on a phone. drawer: at the left edge. wide: room for two columns.
   * full: 1200 px wide and as high as the window allows; on a phone the whole window.
   */
  shape?: 'box' | 'sheet' | 'drawer' | 'wide' | 'full'
  children: ReactNode
  /** Buttons at the bottom */
  actions?: ReactNode
}

/** Renders a native modal dialog, in which the browser traps the focus and restores it afterwards. */
export function Dialog({ open, ...rest }: Props & { open: boolean }) {
  return open ? <Modal {...rest} /> : null
}

function Modal({ title, onClose, shape = 'box', children, actions }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect, because its cleanup runs while the element still exists; only then can the browser restore the
  // focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // `showModal` focuses the first control; `data-first` marks another one.
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => dialog?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is the keyboard's way
    <dialog
      ref={ref}
      className={styles.dialog}
      data-shape={shape}
      aria-labelledby={id}
      onCancel={(event) => {
        // Ignores the event of an inner dialog, because React lets it bubble.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose?.()
      }}
      // Opens the dialog again if it must be answered, because browsers close it on a second Escape.
      onClose={() => {
        if (ref.current?.open) return
        if (onClose) onClose()
        else ref.current?.showModal()
      }}
      onMouseDown={(event) => {
        if (event.target === ref.current) onClose?.()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {onClose && (
            <button type="button" className={styles.cross} aria-label="关闭" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {/* Shows toasts inside the dialog, because the root's are inert behind it. */}
      <ToastHost />
    </dialog>
  )
}
