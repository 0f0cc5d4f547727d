import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './Folded.module.css'
import { List } from './ListRow.tsx'

/** Rows shown before the list is unfolded. */
const VISIBLE_ROWS = 5

interface Props<Item> {
  label: string
  items: readonly Item[]
  /** True if paper shows no more than the screen. */
  isShort?: boolean
  /** Renders the rows of these items. */
  children: (items: readonly Item[]) => ReactNode
}

/** Shows the first rows of a long list; the others unfold, and are printed in any case unless `isShort`. */
export function Folded<Item>({ label, items, isShort, children }: Props<Item>) {
  const [open, setOpen] = useState(false)
  const rest = items.slice(VISIBLE_ROWS)
  return (
    <>
      <List label={label}>{children(items.slice(0, VISIBLE_ROWS))}</List>
      {rest.length > 0 && (
        <div className={styles.folded}>
          <div hidden={!open} className={isShort ? undefined : styles.rest}>
            <List label={`${label}，其余`}>{children(rest)}</List>
          </div>
          <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? '收起' : `展开其余 ${String(rest.length)} 项`}
          </Button>
        </div>
      )}
    </>
  )
}
