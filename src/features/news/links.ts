import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'
import type { NewsListSearch } from './news-queries.ts'

/** Where news is read: among the activities, or in the service supermarket. Both show all of it. */
export type NewsPlace = 'roadshow' | 'medium'

/** The page of each place, as a step of the way to what it shows. */
export const placeCrumbs = {
  roadshow: { label: '活动路演', link: linkOptions({ to: '/roadshow' }) },
  medium: { label: '专业服务超市', link: linkOptions({ to: '/medium' }) },
}

/** Id of the element that the list of news stands in, for the hash of an address. */
export const LIST_ID = 'news'

/** One item of news. */
export const newsLink = (id: string, place: NewsPlace): Target =>
  linkOptions({ to: place === 'medium' ? '/medium/news-detail' : '/roadshow/news-detail', search: { id } })

/** The list of news below what the place itself shows, opened at it. */
export const newsListLink = (search: NewsListSearch, place: NewsPlace): Target =>
  linkOptions({ to: place === 'medium' ? '/medium' : '/roadshow', search, hash: LIST_ID })
