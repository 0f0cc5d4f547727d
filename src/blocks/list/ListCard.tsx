import { type ReactNode, useRef } from 'react'
import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { CorrectAddress } from '#blocks/CorrectAddress.tsx'
import { useSecondPaint } from '#blocks/useSecondPaint.ts'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { FilterBar } from '#ui/list/FilterBar.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import {
  type ChoiceOf,
  type EmptyWords,
  type FilterOf,
  type ListLink,
  type ListSearch,
  unrecognizedIn,
} from './list-address.ts'
import styles from './list.module.css'
import type { ListAnswer } from './answer.ts'
import { useRowReturn } from './useRowReturn.ts'
import { useEmptiedPage } from './useEmptiedPage.ts'

export interface ListCardProps<S extends ListSearch, Row> {
  /** Search parameters of the page. */
  search: S
  /** Returns this page's address with other search parameters. */
  linkTo: ListLink<S>
  query: Loading<ListAnswer<Row>>
  /** Noun of the records, for labels and the empty list: 政策. */
  noun: string
  /** Measure word of the records. */
  unit?: string
  /** Rows per page, for the skeleton. */
  size?: number
  /**
   * Tabs, one of which is selected; `label` names them for screen readers. `preload` sets when the other tabs are
   * prefetched.
   */
  tabs?: { label: string; choices: ChoiceOf<S>[]; preload?: 'viewport' | 'intent' }
  filters?: FilterOf<S>[]
  /** Number of filters shown as buttons at once; all by default. */
  firstFilters?: number
  /** Shown beside the count: export of the list, switch to another view. */
  tools?: ReactNode
  /** Shown above the rows: actions for several rows. */
  bar?: ReactNode
  /** Recognized values of search parameters that belong to neither filters nor tabs (`CorrectAddress`). */
  shown?: Readonly<Record<string, unknown>>
  /** Message if the list is empty without any filter. */
  empty: EmptyWords
  /** Replaces the messages for an empty list and for no matches. */
  nothing?: ReactNode
  /** Shown instead of an error if the list was never cached and there is no network. */
  offline?: ReactNode
  skeleton?: ReactNode
  /** True if another block of the page shows the age of the content. */
  inner?: boolean
  /** True directly below the page's h1. */
  top?: boolean
  /** Heading (h2), if the page has more content than the list. */
  title?: string
  /** Renders all rows at once, if they are not a plain list. */
  body?: (records: readonly Row[]) => ReactNode
  children?: (row: Row) => ReactNode
}

/** Renders a list with filters, tabs, count, pager and all its states: see {@link ./ListPage.tsx}. */
export function ListCard<S extends ListSearch, Row>({
  search,
  linkTo,
  query,
  noun,
  unit = '条',
  size = 10,
  tabs,
  filters = [],
  firstFilters,
  tools,
  bar,
  shown,
  empty,
  nothing,
  offline,
  skeleton = <SkeletonRows rows={size} />,
  inner = false,
  top = false,
  title,
  body,
  children,
}: ListCardProps<S, Row>) {
  const card = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData = false } = query
  const linkWith = (change: Partial<S>) => linkTo({ ...search, page: undefined, ...change })
  const seenCount = data?.seen
  const total = data && `${numberText(data.total)} ${unit}`
  const count =
    total &&
    (isPlaceholderData
      ? '正在搜索…'
      : seenCount === undefined
        ? `共 ${total}`
        : `在看过的 ${numberText(seenCount)} ${unit}中找到 ${total}`)
  const narrowingFilters = filters.filter(({ isOrder }) => !isOrder)
  const cleared = Object.assign(
    {},
    ...narrowingFilters.map(({ choices }) => choices[0]!.change),
  ) as Partial<S>
  const isSecondPaint = useSecondPaint()
  const isGone = useEmptiedPage(search, isPlaceholderData ? undefined : data, linkTo)
  const aside = (
    <>
      <span role="status">{count}</span>
      {tools}
    </>
  )
  // Shows the count beside the filters where it would have a line to itself.
  const hasOwnLine = Boolean(tabs ?? title) || filters.length === 0
  useRowReturn(card, isSecondPaint && data !== undefined && !isPlaceholderData)
  return (
    <div
      ref={card}
      className={styles.list}
      role="group"
      aria-label={search.page ? `${noun}，第 ${String(search.page)} 页` : noun}
      tabIndex={-1}
    >
      <CorrectAddress shown={{ ...unrecognizedIn([...filters, ...(tabs ? [tabs] : [])]), ...shown }} />
      <Card
        title={title}
        above={
          filters.length > 0 && (
            <FilterBar
              groups={filters.map(({ choices, ...group }) => ({
                ...group,
                choices: choices.map(({ change, ...choice }) => ({ ...choice, link: linkWith(change) })),
              }))}
              first={firstFilters}
              found={data && !isPlaceholderData ? `查看 ${numberText(data.total)} ${unit}` : undefined}
              clear={linkWith(cleared)}
              aside={!hasOwnLine && aside}
            />
          )
        }
        tabs={
          tabs && (
            <Tabs
              label={tabs.label}
              tabs={tabs.choices.map(({ change, ...choice }) => ({
                ...choice,
                link: { ...linkWith(change), preload: tabs.preload },
              }))}
            />
          )
        }
        aside={hasOwnLine && aside}
        foot={pagerOf(data, search.page, (page) => linkTo({ ...search, page }), {
          isPrevious: isPlaceholderData,
          noun,
          unit,
        })}
      >
        {bar}
        {offline && data === undefined && query.isPaused ? (
          offline
        ) : (
          <Loaded
            query={query}
            inner={inner}
            skeleton={skeleton}
            isEmpty={({ records }) => records.length === 0}
            empty={
              isGone ? (
                skeleton
              ) : (
                <ListEmpty
                  search={search}
                  linkTo={linkTo}
                  filters={filters}
                  noun={noun}
                  pages={data?.pages ?? 0}
                  isOfSeen={seenCount !== undefined}
                  empty={empty}
                  nothing={nothing}
                />
              )
            }
          >
            {({ records }) =>
              !isSecondPaint ? (
                skeleton
              ) : body ? (
                body(records)
              ) : (
                <List label={noun} top={top && !title}>
                  {records.map((row) => children?.(row))}
                </List>
              )
            }
          </Loaded>
        )}
      </Card>
    </div>
  )
}
