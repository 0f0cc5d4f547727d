import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CategoryNode } from '#api/market.ts'
import { listLink } from '#features/market/links.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import styles from './front.module.css'

/** The category tree with its counts: beside the page where there is room, in a sheet on a phone. */
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
        <p className={styles.below}>
          {children.map((one) => (
            <Link key={one.name} {...listLink({ category: one.name })}>
              {one.name}
              <span className={styles.count}> {one.count}</span>
            </Link>
          ))}
        </p>
      </li>
    ))}
  </ul>
)
