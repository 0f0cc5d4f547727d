import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { type Crumb, Page } from '#ui/Page.tsx'
import { ListCard, type ListCardProps } from './ListCard.tsx'
import { ListSearchBox } from './ListSearchBox.tsx'
import type { ListSearch } from './list-address.ts'

interface Props<S extends ListSearch, Row> extends Omit<ListCardProps<S, Row>, 'title' | 'top'> {
  title: string
  crumbs?: Crumb[]
  lead?: ReactNode
  /** What the search box is for: 搜需求. Without it there is none, unless the page brings its own (`searchBox`). */
  searchLabel?: string
  /** Hears each search of that box. */
  onSearch?: (keyword: string) => void
  searchBox?: ReactNode
  /** At the right edge of the title, beside the search box: the one action of the page. */
  aside?: ReactNode
  /** A line below the title: what one has kept of this page. */
  under?: ReactNode
  /** An h2 over the list, where the page holds more than it. */
  listTitle?: string
  /** Between the title and the list. */
  above?: ReactNode
  /** Below the list. */
  below?: ReactNode
  /** In the place of the list, where it makes no sense to show one. */
  instead?: ReactNode
}

/**
 * A page that is a list. It owns what every list does the same way: the title and the search in the area's banner, the
 * filters in the address, page 1 after any of them changes, the rows of the page before dimmed, the count announced, the
 * pager, the way back to the row one came from, and six states: on the way, failed, offline and never seen, empty,
 * nothing fits, no such page.
 */
export function ListPage<S extends ListSearch, Row>({
  title,
  crumbs,
  lead,
  searchLabel,
  onSearch,
  searchBox,
  aside,
  under,
  listTitle,
  above,
  below,
  instead,
  ...list
}: Props<S, Row>) {
  const { data, error, isPaused } = list.query
  const isComing = !instead && data === undefined && !error && !isPaused
  return (
    <Page
      title={title}
      banner
      crumbs={crumbs}
      lead={lead}
      under={under}
      aside={
        <>
          {searchBox ??
            (searchLabel && (
              <ListSearchBox
                label={searchLabel}
                search={list.search}
                linkTo={list.linkTo}
                onSearch={onSearch}
              />
            ))}
          {aside}
        </>
      }
    >
      {above}
      {instead ? <Card>{instead}</Card> : <ListCard {...list} top title={listTitle} />}
      {/* Few rows would draw it up under somebody's eyes. */}
      {!isComing && below}
    </Page>
  )
}
