import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { ToastHost } from '#ui/state/Toast.tsx'
import styles from './Dialog.module.css'

interface Props {
  title: string
  /** Escape, the cross or a press beside it. Without it the dialog must be answered. */
  onClose?: () => void
  /** sheet: comes up from the lower edge on a phone. drawer: stands at the left edge. wide: room for two columns. full: 1200 px and as high as the window allows; on a phone all of it. */
  shape?: 'box' | 'sheet' | 'drawer' | 'wide' | 'full'
  children: ReactNode
  /** Buttons at the lower edge. */
  actions?: ReactNode
}

/** A native modal dialog: the browser keeps the focus in it and gives it back. */
export function Dialog({ open, ...rest }: Props & { open: boolean }) {
  return open ? <Modal {...rest} /> : null
}

function Modal({ title, onClose, shape = 'box', children, actions }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect is undone while the element is still there: only then does the focus go back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // showModal takes the first control; `data-first` says which one is meant.
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
        // React hands the word on from a dialog that was opened out of this one.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose?.()
      }}
      // The browser closes at a second Escape whatever we say.
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
      {/* What is said meanwhile: the root's lies behind, where nobody sees or hears it. */}
      <ToastHost />
    </dialog>
  )
}
