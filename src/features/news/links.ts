import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'
import type { NewsListSearch } from './news-queries.ts'

/** Page on which news is read: among the activities, or in the service supermarket. Both show all news. */
export type NewsPlace = 'roadshow' | 'medium'

/** Breadcrumb of each place. */
export const placeCrumbs = {
  roadshow: { label: '活动路演', link: linkOptions({ to: '/roadshow' }) },
  medium: { label: '专业服务超市', link: linkOptions({ to: '/medium' }) },
}

/** Element id of the news list, for the hash of an address. */
export const LIST_ID = 'news'

/** Links to a news article. */
export const newsLink = (id: string, place: NewsPlace): Target =>
  linkOptions({ to: place === 'medium' ? '/medium/news-detail' : '/roadshow/news-detail', search: { id } })

/** Links to the news list of a place and scrolls to it. */
export const newsListLink = (search: NewsListSearch, place: NewsPlace): Target =>
  linkOptions({ to: place === 'medium' ? '/medium' : '/roadshow', search, hash: LIST_ID })
