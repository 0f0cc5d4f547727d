import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import type { IconName } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { Picture } from '#ui/Picture.tsx'
import { usePrevious } from './previous.ts'
import styles from './PictureCard.module.css'
import target from './whole-target.module.css'

/** Whether the cards' titles are the first below the page's own. */
const Top = createContext(false)

/** Picture cards side by side, `columns` of them where there is room and two on a phone. Children are PictureCard. */
export function PictureCards({
  columns = 4,
  label,
  top = false,
  children,
}: {
  columns?: 3 | 4
  label: string
  /** True where they stand right under the page's h1, in no block with a title of its own. */
  top?: boolean
  children: ReactNode
}) {
  return (
    <Top value={top}>
      <ul className={styles.cards} data-columns={columns} aria-label={label} {...usePrevious()}>
        {children}
      </ul>
    </Top>
  )
}

interface Props {
  title: string
  link: Target
  picture: string | undefined
  /** Width by height of the picture, in CSS; that of {@link Picture} unless said. */
  ratio?: string
  /** In place of a picture that is not there. */
  icon?: IconName
  /** In place of that icon: what kind of thing it is. */
  word?: string
  /** What it costs, in words: 1,280 元/台. */
  price?: string
  /** Facts in a line, a dot between them; empty ones are left out. */
  meta?: (string | undefined)[]
  /** What can be done with it, below its facts. */
  actions?: ReactNode
}

/** One thing on offer: what it looks like, what it is, what it costs. The whole card can be pressed. */
export function PictureCard({ title, link, picture, ratio, icon, word, price, meta, actions }: Props) {
  const name = (
    <Link {...link} className={target.link}>
      {title}
    </Link>
  )
  const isTop = useContext(Top)
  return (
    <li className={`${styles.card} ${target.box} ${target.card}`}>
      <Picture src={picture} alt={title} word={word} icon={icon} ratio={ratio} />
      <div className={styles.words}>
        {isTop ? <h2 className={styles.title}>{name}</h2> : <h3 className={styles.title}>{name}</h3>}
        {price && <strong className={styles.price}>{price}</strong>}
        {meta && <p className={styles.meta}>{meta.filter(Boolean).join('\u00a0· ')}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </li>
  )
}

/** Grey cards, while they are on their way. Readers hear 正在加载. */
export function SkeletonCards({ count = 4, columns = 4 }: { count?: number; columns?: 3 | 4 }) {
  return (
    <div role="status">
      <span className="visually-hidden">正在加载</span>
      <div className={styles.cards} data-columns={columns} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${styles.card} ${target.card}`}>
            <div className={styles.grey} />
            <div className={styles.words}>
              <i className={styles.greyTitle} />
              <i className={styles.greyLine} />
              <i className={styles.greyLine} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
