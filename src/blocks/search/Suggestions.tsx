import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useId, useLayoutEffect, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import styles from './Suggestions.module.css'
import { useRecent } from './useRecent.ts'
import { useSuggested } from './useSuggested.ts'

interface Props {
  /** The box that it belongs to, within its form. */
  box: RefObject<HTMLInputElement | null>
}

/**
 * What stands below a search box while it has the focus: the last searches and hot words, then what is meant by what is
 * typed. Makes the box a combobox (ARIA pattern): arrows choose, Enter opens, Escape closes. It comes at the first
 * focus, so the box itself works without it.
 */
export function Suggestions({ box }: Props) {
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState(() => box.current?.value.trim() ?? '')
  const [open, setOpen] = useState(true)
  const [at, setAt] = useState(-1)
  const { recent, forget, refresh } = useRecent()
  const lines = useSuggested(typed, recent)
  const shown = open && lines.length > 0
  const active = shown ? lines[at] : undefined

  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (line: (typeof lines)[number]) => {
    close()
    box.current?.blur()
    void navigate(line.link)
  }
  const forgetAt = (words?: string) => {
    forget(words)
    box.current?.focus()
  }

  // Between its first drawing and now somebody may have typed on: a busy device takes its time.
  useLayoutEffect(() => setTyped(box.current?.value.trim() ?? ''), [box])
  // Before anybody can see the list: a key that is pressed at it must not meet what was before it.
  useLayoutEffect(() => {
    const input = box.current
    const form = input?.form
    if (!input || !form) return
    const show = () => {
      setTyped(input.value.trim())
      refresh()
      setAt(-1)
      setOpen(true)
    }
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) close()
    }
    const press = (event: KeyboardEvent) => {
      // A word that is still being composed belongs to the input method.
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (lines.length === 0) return
        event.preventDefault()
        setOpen(true)
        const places = lines.length + 1
        setAt((before) => ((before + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
      } else if (event.key === 'Escape' && open) {
        // Chromium would empty the box as well, also while nothing has been found yet.
        event.preventDefault()
        close()
      } else if (event.key === 'Enter' && active) {
        event.preventDefault()
        choose(active)
      }
    }
    input.addEventListener('focus', show)
    input.addEventListener('input', show)
    input.addEventListener('keydown', press)
    form.addEventListener('focusout', leave)
    form.addEventListener('submit', close)
    return () => {
      input.removeEventListener('focus', show)
      input.removeEventListener('input', show)
      input.removeEventListener('keydown', press)
      form.removeEventListener('focusout', leave)
      form.removeEventListener('submit', close)
    }
  })
  useLayoutEffect(() => {
    const input = box.current
    if (!input) return
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': active ? `${id}-${String(at)}` : undefined,
    }
    for (const [name, value] of Object.entries(said)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  })
  if (!shown) return null
  const ownRecent = lines.filter(({ label }) => label === '最近搜索')
  return (
    <div className={styles.pop} data-print="none">
      <div className={styles.rows}>
        <div
          role="listbox"
          id={id}
          aria-label={typed ? '搜索建议' : '最近和热门搜索'}
          className={styles.list}
        >
          {lines.map((line, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, which keeps the focus
            <div
              key={line.key}
              role="option"
              tabIndex={-1}
              id={`${id}-${String(place)}`}
              aria-selected={place === at}
              className={styles.line}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(line)}
            >
              <span className={styles.text}>
                <Marked text={line.text} looked={typed} />
              </span>
              <small>{line.label}</small>
            </div>
          ))}
        </div>
        {ownRecent.length > 0 && (
          <div className={styles.forget}>
            {ownRecent.map(({ text }) => (
              <button
                key={text}
                type="button"
                aria-label={`删除搜索记录 ${text}`}
                onClick={() => forgetAt(text)}
              >
                <Icon name="close" />
              </button>
            ))}
          </div>
        )}
      </div>
      {ownRecent.length > 0 && (
        <button type="button" className={styles.all} onClick={() => forgetAt()}>
          清空搜索记录
        </button>
      )}
    </div>
  )
}
