import { Link, useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { activePath, highlightedEntry, menu, type MenuEntry } from '#layouts/menu/menu.ts'
import { Icon } from '#ui/Icon.tsx'
import frame from '#layouts/frame.module.css'
import styles from './MenuBar.module.css'

/** Renders the slate menu bar; on a phone the drawer and the bottom bar replace it. */
export function MenuBar() {
  const { pathname } = useLocation()
  const isHighlighted = highlightedEntry(pathname)
  return (
    <nav aria-label="主菜单" className={styles.bar}>
      <ul className={`${frame.wrap} ${styles.entries}`}>
        {menu
          .filter(({ hidden }) => !hidden)
          .map((entry) => (
            <Item
              key={entry.label}
              entry={entry}
              isHighlighted={entry === isHighlighted}
              pathname={pathname}
            />
          ))}
      </ul>
    </nav>
  )
}

/**
 * Renders an entry and the button that discloses its children (WAI-ARIA, disclosure navigation with top-level links):
 * Tab skips a closed list, Enter and Space open and close it, Escape closes it, arrows move between entries. The mouse
 * opens it on hover.
 */
function Item({
  entry,
  isHighlighted,
  pathname,
}: {
  entry: MenuEntry
  isHighlighted: boolean
  pathname: string
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const active = activePath(pathname)
  const close = () => setOpen(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are the controls
    <li
      className={styles.item}
      onKeyDown={(event) => handleKey(event, open, setOpen)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <TopLink entry={entry} isHighlighted={isHighlighted} />
      {entry.children.length > 0 && (
        <>
          <button
            type="button"
            className={styles.disclose}
            aria-label={`${entry.label}的下级栏目`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name="down" size="0.875em" />
          </button>
          <ul id={id} className={styles.panel} data-open={open}>
            {entry.children.map(({ label, path, link }) => (
              <li key={path}>
                <Link
                  {...link}
                  className={styles.child}
                  aria-current={path === active ? 'page' : undefined}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

/**
 * Handles keys: Escape closes and focuses the button; up and down move within the entry, left and right to the next
 * entry.
 */
function handleKey(event: KeyboardEvent<HTMLLIElement>, open: boolean, setOpen: (open: boolean) => void) {
  const { key, currentTarget: item } = event
  const button = item.querySelector('button')
  if (key === 'Escape' && open) {
    setOpen(false)
    button?.focus()
    return
  }
  const down = ['ArrowUp', 'ArrowDown'].indexOf(key) * 2 - 1
  const right = ['ArrowLeft', 'ArrowRight'].indexOf(key) * 2 - 1
  if (down > -2 && button) {
    setOpen(true)
    moveFocus([...item.querySelectorAll<HTMLElement>('a, button')].slice(1), down)
  } else if (right > -2) {
    const entries = item.parentElement?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')
    moveFocus([...(entries ?? [])], right)
  } else return
  event.preventDefault()
}

/** Focuses the next of these elements in the next frame, because an element just opened cannot be focused before. */
function moveFocus(elements: readonly HTMLElement[], step: number) {
  const at = elements.findIndex((one) => one === document.activeElement)
  requestAnimationFrame(() => elements[Math.max(at, 0) + step]?.focus())
}

function TopLink({
  entry: { label, link, site },
  isHighlighted,
}: {
  entry: MenuEntry
  isHighlighted: boolean
}) {
  if (site) {
    return (
      <a href={site} target="_blank" rel="noreferrer" className={styles.entry} data-lit={isHighlighted}>
        {label}
        <span className="visually-hidden">，在新窗口打开政务服务网</span>
      </a>
    )
  }
  return (
    <Link
      {...link}
      className={styles.entry}
      data-lit={isHighlighted}
      aria-current={isHighlighted ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}
