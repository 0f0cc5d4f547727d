import { Link } from '@tanstack/react-router'
import type { NewsDetail } from '#api/news.ts'
import type { Target } from '#ui/link.ts'
import styles from './news.module.css'

interface Props {
  of: Pick<NewsDetail, 'category' | 'earlier' | 'later'>
  linkOf: (id: string) => Target
}

/** The items before and after this one in the list of its kind, the newer first, as there. */
export function Neighbours({ of: { category, earlier, later }, linkOf }: Props) {
  const one = (label: string, found: NewsDetail['later']) => (
    <p>
      {label}：{found ? <Link {...linkOf(found.id)}>{found.title}</Link> : <span>没有了</span>}
    </p>
  )
  return (
    <nav className={styles.neighbours} aria-label={`前后的${category}`}>
      {one('上一篇', later)}
      {one('下一篇', earlier)}
    </nav>
  )
}
