import { Link } from '@tanstack/react-router'
import type { NewsDetail } from '#api/news.ts'
import { newsLink, type NewsPlace } from '#features/news/links.ts'
import styles from './news.module.css'

interface Props {
  of: Pick<NewsDetail, 'category' | 'earlier' | 'later'>
  place: NewsPlace
}

/** Links the items before and after this one in the list of its kind, the newer first, as in the list. */
export function Neighbours({ of: { category, earlier, later }, place }: Props) {
  const one = (label: string, found: NewsDetail['later']) => (
    <p>
      {label}：{found ? <Link {...newsLink(found.id, place)}>{found.title}</Link> : <span>没有了</span>}
    </p>
  )
  return (
    <nav className={styles.neighbours} aria-label={`前后的${category}`}>
      {one('上一篇', later)}
      {one('下一篇', earlier)}
    </nav>
  )
}
