import { Link } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { siteTitle } from '#lib/text.ts'
import type { Target } from './link.ts'
import { HeadSlot, shown } from './page-head.ts'
import styles from './Page.module.css'

/** One step of the way to a page; the last has no target. */
export interface Crumb {
  label: string
  link?: Target
}

interface Props {
  /** The one h1, and the document's title in front of the portal's name. */
  title: string
  /** Steps above this page; the page itself is added as the last. */
  crumbs?: Crumb[]
  /** One line under the title. */
  lead?: ReactNode
  /** At the right edge of the title: the one action, a state. */
  aside?: ReactNode
  /** A line below the title: what one has kept of this page. */
  under?: ReactNode
  /** Keeps the h1 for readers only, where the page shows its name another way. */
  titleHidden?: boolean
  /** True where the title and what stands beside it belong into the area's banner, if there is one: the content begins right below. */
  banner?: boolean
  /** The record that the page is; false where there is none at this address. Search engines are told of it. */
  about?: object | false
  children: ReactNode
}

/** What every route renders: title, one h1, the way here, and the page's blocks below each other. */
export function Page({
  title,
  crumbs,
  lead,
  aside,
  under,
  titleHidden = false,
  banner = false,
  about,
  children,
}: Props) {
  const slot = useContext(HeadSlot)
  const isInBanner = banner && slot !== null
  useEffect(() => {
    shown.about = about
    document.title = title === siteTitle ? title : `${title} · ${siteTitle}`
  }, [title, about])
  const head = <Head {...{ title, crumbs, lead, aside, under, titleHidden }} isInBanner={isInBanner} />
  return (
    <div className={styles.page}>
      {isInBanner ? createPortal(head, slot) : head}
      {children}
    </div>
  )
}

interface HeadProps extends Pick<Props, 'title' | 'crumbs' | 'lead' | 'aside' | 'under' | 'titleHidden'> {
  /** True where it stands in the banner of an area. */
  isInBanner: boolean
}

/** The way here, the h1, and what stands beside and below it. */
function Head({ title, crumbs, lead, aside, under, titleHidden = false, isInBanner }: HeadProps) {
  const head = (
    <>
      {crumbs && <Breadcrumb crumbs={[...crumbs, { label: title }]} />}
      <div className={titleHidden ? 'visually-hidden' : styles.head}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {under}
    </>
  )
  return isInBanner ? <div className={styles.banner}>{head}</div> : head
}

function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="当前位置" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label, link }) => (
          <li key={label}>
            {link ? <Link {...link}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
