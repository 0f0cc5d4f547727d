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

/** Says something short that needs no answer; a newer one takes its place. */
export function showToast(text: string): void {
  count += 1
  set({ id: count, text })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** 5 s, and longer where there is more to read. */
const timeToRead = (text: string) => Math.max(5_000, text.length * 250)

/** Where toasts appear; rendered once, by the root, and in each dialog. It is always there, so that readers hear what comes into it. */
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
