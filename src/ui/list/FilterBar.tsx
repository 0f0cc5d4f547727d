import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Glyph, Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { Choices } from './Choices.tsx'
import type { FilterGroup } from './filter-group.ts'
import styles from './FilterBar.module.css'

interface Props {
  groups: FilterGroup[]
  /** Number of filters shown at once; the others are behind 更多条件 unless they are set. All by default */
  first?: number
  /** Text about the results, such as 查看 12 条: on a phone the label of the button that closes the sheet */
  found?: string
  /** Target without filters, offered if at least one is set */
  clear?: Target
  /** Content at the right edge, of a list that has no line of tabs for it: the count */
  aside?: ReactNode
}

const wordsOf = ({ choices, moreSet }: FilterGroup) => [
  ...choices.slice(1).flatMap(({ chosen, label }) => (chosen ? [label] : [])),
  ...(moreSet ? [moreSet] : []),
]

/**
 * Renders filters in a line: a button for each opens its choices, which are links, so that the address contains all
 * filters. On a phone, one button with the number of set filters opens a sheet with all of them. With title and search
 * in the banner, this leaves five rows of a list visible at 1280 × 900. A set filter is said here alone, with a link that
 * removes it. Price: a filter is one press further away.
 */
export function FilterBar({ groups, first = groups.length, found, clear, aside }: Props) {
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<string>()
  const [sheet, setSheet] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const id = useId()
  const stays = (group: FilterGroup) => all || groups.indexOf(group) < first
  const shown = groups.filter((group) => stays(group) || wordsOf(group).length > 0)
  const set = groups.filter(({ isOrder }) => !isOrder).flatMap(wordsOf)
  const opened = groups.find(({ label }) => label === open)
  useEffect(() => {
    if (!open) return
    const close = (event: PointerEvent | KeyboardEvent | FocusEvent) => {
      if (
        event instanceof KeyboardEvent ? event.key !== 'Escape' : bar.current?.contains(event.target as Node)
      )
        return
      if (event instanceof KeyboardEvent)
        bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
      setOpen(undefined)
    }
    addEventListener('pointerdown', close)
    addEventListener('keydown', close)
    // Closes the panel when the focus moves to the rows, because it covers them.
    addEventListener('focusin', close)
    return () => {
      removeEventListener('pointerdown', close)
      removeEventListener('keydown', close)
      removeEventListener('focusin', close)
    }
  }, [open])
  return (
    <search ref={bar} className={styles.bar} aria-label="筛选">
      <button type="button" className={styles.phone} onClick={() => setSheet(true)}>
        <Glyph d="M4 5h16l-6.5 8v6l-3-1.5V13z" />
        {set.length ? `筛选 ${String(set.length)}` : '筛选'}
        <span className={styles.set}>{set.join('、')}</span>
      </button>
      <div className={styles.wide}>
        {shown.map((group) => {
          const words = wordsOf(group)
          return (
            <span key={group.label} className={styles.filter} data-set={words.length > 0}>
              <button
                type="button"
                className={styles.button}
                aria-expanded={group === opened}
                aria-controls={id}
                onClick={() => setOpen(group === opened ? undefined : group.label)}
              >
                {[group.label, summarize(words)].filter(Boolean).join('：')}
                <Icon name="down" size="0.875em" />
              </button>
              {words.length > 0 && !group.isOrder && (
                <Link
                  {...group.choices[0]!.link}
                  replace
                  resetScroll={false}
                  className={styles.remove}
                  aria-label={`去掉 ${group.label}：${words.join('、')}`}
                  onClick={({ currentTarget }) => focusInstead(currentTarget, stays(group))}
                >
                  <Icon name="close" size="0.875em" />
                </Link>
              )}
            </span>
          )
        })}
        {(shown.length < groups.length || all) && first < groups.length && (
          <button type="button" className={styles.text} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? '收起条件' : '更多条件'}
          </button>
        )}
        {clear && set.length > 0 && (
          <Link {...clear} replace resetScroll={false} className={styles.text}>
            清除筛选
          </Link>
        )}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      <div id={id} className={styles.panel} hidden={!opened}>
        {opened && <Choices group={opened} />}
      </div>
      <Dialog
        open={sheet}
        shape="sheet"
        title="筛选"
        onClose={() => setSheet(false)}
        actions={
          <>
            {clear && set.length > 0 && (
              <Link {...clear} replace resetScroll={false} className={styles.text}>
                清除筛选
              </Link>
            )}
            <button type="button" className={styles.show} onClick={() => setSheet(false)}>
              {found ?? '完成'}
            </button>
          </>
        }
      >
        <dl className={styles.groups}>
          {groups.map((group) => (
            <div key={group.label} className={styles.group}>
              <dt>{group.label}</dt>
              <dd>
                <Choices group={group} />
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </search>
  )
}

/** Shortens the selected choices for a button. */
const summarize = ([first, ...rest]: string[]) =>
  first && rest.length > 0 ? `${first}等 ${String(rest.length + 1)} 项` : first

/** Focuses the button of a filter that is being removed, whose link disappears; of the first filter if it goes as well. */
const focusInstead = (link: HTMLElement, stays: boolean) =>
  (stays ? link.parentElement : link.closest('search'))
    ?.querySelector<HTMLElement>('[aria-controls]')
    ?.focus()
