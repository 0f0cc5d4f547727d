import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import type { IconName } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { Picture } from '#ui/Picture.tsx'
import { usePrevious } from './previous.ts'
import styles from './PictureCard.module.css'
import target from './whole-target.module.css'

/** True if the cards' titles directly follow the page's h1, so that they are h2 */
const Top = createContext(false)

/** Renders picture cards in `columns` columns where there is room, and two on a phone. Children are PictureCard. */
export function PictureCards({
  columns = 4,
  label,
  top = false,
  children,
}: {
  columns?: 3 | 4
  label: string
  /** True if the cards are directly below the page's h1, in no block with a title */
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
  /** URL of the picture; '' while it is fetched; without one the card has more text instead */
  picture: string | undefined
  /** Width by height of the picture, in CSS; {@link Picture}'s default otherwise */
  ratio?: string
  /** Icon shown where the picture cannot be loaded */
  icon?: IconName
  /** Word shown in place of the icon: the kind of record */
  word?: string
  /** Price as text: 1,280 元/台 */
  price?: string
  /** Short fact at the right edge of the price: 交期 6 天 */
  note?: string
  /** Facts separated by dots; empty ones are omitted */
  meta?: (string | undefined)[]
  /** Mark of who offers it, before the name */
  mark?: ReactNode
  /** Name of who offers it, in a line of its own */
  by?: string
  /** Actions below the facts */
  actions?: ReactNode
}

/** Renders an offer with picture, title and price. The whole card is a link. */
export function PictureCard({
  title,
  link,
  picture,
  ratio,
  icon,
  word,
  price,
  note,
  meta,
  mark,
  by,
  actions,
}: Props) {
  const name = (
    <Link {...link} className={target.link}>
      {title}
    </Link>
  )
  const isTop = useContext(Top)
  return (
    <li
      className={`${styles.card} ${target.box} ${target.card}`}
      data-plain={picture === undefined || undefined}
    >
      {picture !== undefined && <Picture src={picture} alt={title} word={word} icon={icon} ratio={ratio} />}
      <div className={styles.words}>
        {isTop ? <h2 className={styles.title}>{name}</h2> : <h3 className={styles.title}>{name}</h3>}
        {price && (
          <p className={styles.offer}>
            <strong className={styles.price}>{price}</strong>
            {note && <span className={styles.note}>{note}</span>}
          </p>
        )}
        {meta && <p className={styles.meta}>{meta.filter(Boolean).join('\u00a0· ')}</p>}
        {by && (
          <p className={styles.by}>
            {mark}
            <span className={styles.meta}>{by}</span>
          </p>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </li>
  )
}

interface SkeletonProps {
  count?: number
  columns?: 3 | 4
  /** True if the cards have a `note` and a line with who offers it */
  sold?: boolean
}

/** Renders grey cards while loading; screen readers read 正在加载. */
export function SkeletonCards({ count = 4, columns = 4, sold }: SkeletonProps) {
  return (
    <div role="status">
      <span className="visually-hidden">正在加载</span>
      <div className={styles.cards} data-columns={columns} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${styles.card} ${target.card}`}>
            <div className={styles.grey} />
            <div className={styles.words}>
              <i className={styles.greyTitle} />
              <i className={styles.greyLine} data-price={sold} />
              <i className={styles.greyLine} />
              {sold && <i className={styles.greyLine} data-by />}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
