import { Link, useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { activePath, litEntry, menu, type MenuEntry } from '#layouts/menu/menu.ts'
import { Icon } from '#ui/Icon.tsx'
import frame from '#layouts/frame.module.css'
import styles from './MenuBar.module.css'

/** The slate bar with the portal's entries; on a phone the drawer and the bottom bar stand in for it. */
export function MenuBar() {
  const { pathname } = useLocation()
  const lit = litEntry(pathname)
  return (
    <nav aria-label="主菜单" className={styles.bar}>
      <ul className={`${frame.wrap} ${styles.entries}`}>
        {menu
          .filter(({ hidden }) => !hidden)
          .map((entry) => (
            <Item key={entry.label} entry={entry} lit={entry === lit} pathname={pathname} />
          ))}
      </ul>
    </nav>
  )
}

/**
 * An entry, and behind it the button that discloses its own entries (WAI-ARIA, disclosure navigation with top-level
 * links): Tab passes over what is closed, Enter and Space open and close, Escape closes, arrows go from one to the next.
 * The pointer opens it by being on it.
 */
function Item({ entry, lit, pathname }: { entry: MenuEntry; lit: boolean; pathname: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const active = activePath(pathname)
  const close = () => setOpen(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are the controls
    <li
      className={styles.item}
      onKeyDown={(event) => followKey(event, open, setOpen)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <TopLink entry={entry} lit={lit} />
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

/** Escape closes, to the button; up and down go through the entry and its own entries, left and right to the next entry. */
function followKey(event: KeyboardEvent<HTMLLIElement>, open: boolean, setOpen: (open: boolean) => void) {
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
    stepFrom([...item.querySelectorAll<HTMLElement>('a, button')].slice(1), down)
  } else if (right > -2) {
    const entries = item.parentElement?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')
    stepFrom([...(entries ?? [])], right)
  } else return
  event.preventDefault()
}

/** Puts the focus one step further among these; what has just been opened can take it at the next frame. */
function stepFrom(stops: readonly HTMLElement[], step: number) {
  const at = stops.findIndex((one) => one === document.activeElement)
  requestAnimationFrame(() => stops[Math.max(at, 0) + step]?.focus())
}

function TopLink({ entry: { label, link, site }, lit }: { entry: MenuEntry; lit: boolean }) {
  if (site) {
    return (
      <a href={site} target="_blank" rel="noreferrer" className={styles.entry} data-lit={lit}>
        {label}
        <span className="visually-hidden">，在新窗口打开政务服务网</span>
      </a>
    )
  }
  return (
    <Link {...link} className={styles.entry} data-lit={lit} aria-current={lit ? 'page' : undefined}>
      {label}
    </Link>
  )
}
