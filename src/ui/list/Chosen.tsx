import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import styles from './Chosen.module.css'

interface Props {
  /** Selected conditions as text, each with this page's address without it */
  chips: readonly { words: string; without: Target }[]
  /** Content after the chips: the link that removes all of them */
  children?: ReactNode
}

/** Renders the selected conditions; a press removes one. The focus then moves to the next of them, or to the list. */
export function Chosen({ chips, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ at: number; words: string; around: HTMLElement | null }>(undefined)
  const words = chips.map((chip) => chip.words).join()
  useEffect(() => {
    // Waits until the list has changed.
    if (!pressed.current || pressed.current.words === words) return
    const { at, around } = pressed.current
    pressed.current = undefined
    const links = [...(list.current?.querySelectorAll<HTMLElement>('li > a[data-chip]') ?? [])]
    ;(links[at] ?? links.at(-1) ?? around)?.focus({ preventScroll: true })
  }, [words])
  if (chips.length === 0) return null
  return (
    <ul ref={list} className={styles.chips} aria-label="已选条件" data-print="none">
      {chips.map((chip, at) => (
        <li key={chip.words}>
          <Link
            {...chip.without}
            replace
            resetScroll={false}
            data-chip
            className={styles.chip}
            aria-label={`去掉条件 ${chip.words}`}
            onClick={({ currentTarget }) => {
              pressed.current = { at, words, around: currentTarget.closest<HTMLElement>('[role=group]') }
            }}
          >
            {chip.words}
            <Icon name="close" size="0.875em" />
          </Link>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
