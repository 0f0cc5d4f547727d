import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { type Crumb, Page } from '#ui/Page.tsx'
import { ListCard, type ListCardProps } from './ListCard.tsx'
import { ListSearchBox } from './ListSearchBox.tsx'
import type { ListSearch } from './list-address.ts'
import styles from './list.module.css'

interface Props<S extends ListSearch, Row> extends Omit<ListCardProps<S, Row>, 'title' | 'top'> {
  title: string
  crumbs?: Crumb[]
  lead?: ReactNode
  /** Label of the search box: 搜需求. Without it there is no search box, except one given as `searchBox`. */
  searchLabel?: string
  /** Called for each search of the search box. */
  onSearch?: (keyword: string) => void
  searchBox?: ReactNode
  /** Shown at the right edge of the title, beside the search box: the page's main action. */
  aside?: ReactNode
  /** Line below the title: content of this page that the user has saved. */
  under?: ReactNode
  /** Answer to what people come for, in the area's banner: an `Answer`. */
  answer?: ReactNode
  /** Heading (h2) of the list, if the page has more content. */
  listTitle?: string
  /** Shown between the title and the list. */
  above?: ReactNode
  /** Shown below the list. */
  below?: ReactNode
  /** Shown beside the list on the widest screens, the only ones with room for it: a `Beside`. */
  beside?: ReactNode
  /** Shown in place of the list, where a list makes no sense. */
  instead?: ReactNode
}

/**
 * Renders a page with a list. Handles what all lists share: title and search in the area's banner, filters in the page
 * address, page 1 after any change of them, the dimmed previous page, the announced count, the pager, the return to the
 * opened row, and six states: loading, failed, offline without cache, empty, no match, no such page.
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
  answer,
  listTitle,
  above,
  below,
  beside,
  instead,
  ...list
}: Props<S, Row>) {
  const { data, error, isPaused } = list.query
  const isLoading = !instead && data === undefined && !error && !isPaused
  return (
    <Page
      title={title}
      banner
      crumbs={crumbs}
      lead={lead}
      under={under}
      answer={answer}
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
      <div className={beside ? styles.columns : undefined}>
        {instead ? <Card>{instead}</Card> : <ListCard {...list} top title={listTitle} />}
        {!isLoading && beside}
      </div>
      {/* Hidden while the list loads: with few rows it would then move up while somebody reads it. */}
      {!isLoading && below}
    </Page>
  )
}
