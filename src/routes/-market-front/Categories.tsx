import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { CategoryNode } from '#api/market.ts'
import { listLink } from '#features/market/links.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './front.module.css'

/** Shows the category tree with its counts: beside the page if it is wide, in a sheet on a phone. */
export function Categories({ tree }: { tree: readonly CategoryNode[] }) {
  const [open, setOpen] = useState(false)
  return (
    <nav aria-label="产品分类">
      <div className={styles.phone}>
        <Button onClick={() => setOpen(true)}>全部分类</Button>
      </div>
      <div className={styles.wide}>
        <Tree tree={tree} />
      </div>
      <Dialog open={open} shape="sheet" title="全部分类" onClose={() => setOpen(false)}>
        <Tree tree={tree} />
      </Dialog>
    </nav>
  )
}

const Tree = ({ tree }: { tree: readonly CategoryNode[] }) => (
  <ul className={styles.tree}>
    {tree.map(({ name, count, children = [] }) => (
      <li key={name}>
        <Link {...listLink({ category: name })} className={styles.top}>
          {name}
          <span className={styles.count}>{count}</span>
        </Link>
        <ul className={styles.below}>
          {children.map((one) => (
            <SecondLevel key={one.name} of={one} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

const CategoryLink = ({ of: { name, count } }: { of: CategoryNode }) => (
  <Link {...listLink({ category: name })}>
    {name}
    <span className={styles.count}> {count}</span>
  </Link>
)

/** Shows a category of the second level; those of the third unfold behind it, so that the tree stays short. */
function SecondLevel({ of }: { of: CategoryNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name, children = [] } = of
  return (
    <li>
      <span className={styles.second}>
        <CategoryLink of={of} />
        {children.length > 0 && (
          <button
            type="button"
            className={styles.unfold}
            aria-label={`${name}的小类`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name="down" />
          </button>
        )}
      </span>
      {children.length > 0 && (
        <ul id={id} hidden={!open} className={styles.third}>
          {children.map((one) => (
            <li key={one.name}>
              <CategoryLink of={one} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
