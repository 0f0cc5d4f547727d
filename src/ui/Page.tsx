import { Link } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { siteTitle } from '#lib/text.ts'
import type { Target } from './link.ts'
import { HeadSlot, currentPage } from './page-head.ts'
import styles from './Page.module.css'

/** Step of the breadcrumb; the last has no link */
export interface Crumb {
  label: string
  link?: Target
}

interface Props {
  /** Text of the h1, and of the document's title before the portal's name */
  title: string
  /** Steps above this page; the page itself is added as the last */
  crumbs?: Crumb[]
  /** Line below the title */
  lead?: ReactNode
  /** Content at the right edge of the title: the main action, a state */
  aside?: ReactNode
  /** Line below the head: the user's saved items of this page */
  under?: ReactNode
  /** True if the h1 is only for screen readers, because the page shows its name in another way */
  titleHidden?: boolean
  /** True if the head belongs in the area's banner, if there is one, so that the content begins right below it */
  banner?: boolean
  /** Answer to what people come for (`blocks/answer`), shown only in a banner. */
  answer?: ReactNode
  /** Record of the page for search engines; false if there is none at this address */
  about?: object | false
  children: ReactNode
}

/** Frame of every route's content: document title, h1, breadcrumb, and the page's blocks */
export function Page({
  title,
  crumbs,
  lead,
  aside,
  under,
  titleHidden = false,
  banner = false,
  answer,
  about,
  children,
}: Props) {
  const slot = useContext(HeadSlot)
  const isInBanner = banner && slot !== null
  useEffect(() => {
    currentPage.about = about
    document.title = title === siteTitle ? title : `${title} · ${siteTitle}`
  }, [title, about])
  const head = (
    <Head {...{ title, crumbs, lead, aside, under, titleHidden, answer }} isInBanner={isInBanner} />
  )
  return (
    <div className={styles.page}>
      {isInBanner ? createPortal(head, slot) : head}
      {children}
    </div>
  )
}

interface HeadProps extends Pick<
  Props,
  'title' | 'crumbs' | 'lead' | 'aside' | 'under' | 'titleHidden' | 'answer'
> {
  /** True if it is rendered in an area's banner */
  isInBanner: boolean
}

/** Renders the breadcrumb, the h1, and the content beside and below it. */
function Head({ title, crumbs, lead, aside, under, titleHidden = false, answer, isInBanner }: HeadProps) {
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
      {isInBanner && answer}
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
