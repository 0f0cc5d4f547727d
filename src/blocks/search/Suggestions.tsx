import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect } from 'react'
import { searchTextOf } from '#lib/search-text.ts'
import { Icon } from '#ui/Icon.tsx'
import { ComboList } from './ComboList.tsx'
import styles from './Suggestions.module.css'
import { useCombobox } from './useCombobox.ts'
import { useRecent } from './useRecent.ts'
import { useSuggested } from './useSuggested.ts'

interface Props {
  /** Search box, inside its form. */
  box: RefObject<HTMLInputElement | null>
}

/**
 * Shows suggestions below a focused search box: recent and popular searches, then matches of the typed text. Loaded at
 * the first focus, so the box works without it.
 */
export function Suggestions({ box }: Props) {
  const navigate = useNavigate()
  const { recent, forget, refresh } = useRecent()
  const { lines, looked, look } = useSuggested(recent)
  const combobox = useCombobox({
    box,
    lines,
    onTyped: (text) => {
      look(text)
      // Refreshes the recent searches, which are shown only before anything is typed.
      if (!text) refresh()
    },
    onChoose: ({ link }) => void navigate(link),
  })
  const forgetAt = (words?: string) => {
    forget(words)
    box.current?.focus()
  }

  // Reads the box once, because text may have been typed before the listener was added.
  useLayoutEffect(() => look(searchTextOf(box.current?.value ?? '')), [box, look])
  if (!combobox.shown) return null
  const ownRecent = lines.filter(({ label }) => label === '最近搜索')
  return (
    <ComboList
      combobox={combobox}
      label={looked ? '搜索建议' : '最近和热门搜索'}
      lines={lines}
      looked={looked}
      aside={
        ownRecent.length > 0 && (
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
        )
      }
      foot={
        ownRecent.length > 0 && (
          <button type="button" className={styles.all} onClick={() => forgetAt()}>
            清空搜索记录
          </button>
        )
      }
    />
  )
}
