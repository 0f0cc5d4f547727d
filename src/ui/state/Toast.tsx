import { useEffect, useSyncExternalStore } from 'react'
import styles from './Toast.module.css'

interface Shown {
  id: number
  text: string
}

let shown: Shown | undefined
const current = () => shown
let count = 0
const listeners = new Set<() => void>()

function set(next: Shown | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a short message that needs no answer; it replaces the previous one. */
export function showToast(text: string): void {
  count += 1
  set({ id: count, text })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the milliseconds that a message is shown: 5 s, more for a long text. */
const timeToRead = (text: string) => Math.max(5_000, text.length * 250)

/** Renders the place for toasts, once in the root and in each dialog. Always rendered, because screen readers only announce changes of an existing live region. */
export function ToastHost() {
  const toast = useSyncExternalStore(subscribe, current, current)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => set(undefined), timeToRead(toast.text))
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div role="status" aria-live="polite" className={styles.host}>
      {toast && (
        <p key={toast.id} className={styles.toast}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
