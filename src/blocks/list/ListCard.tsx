import { type ReactNode, useRef } from 'react'
import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { RightAddress } from '#blocks/RightAddress.tsx'
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
  unmeant,
} from './list-address.ts'
import styles from './list.module.css'
import type { ListAnswer } from './answer.ts'
import { useRowReturn } from './useRowReturn.ts'
import { useShrunk } from './useShrunk.ts'

export interface ListCardProps<S extends ListSearch, Row> {
  /** What the address asks for. */
  search: S
  /** This page's address for something else that is asked for. */
  linkTo: ListLink<S>
  query: Loading<ListAnswer<Row>>
  /** What the records are, for readers and for the words of an empty list: 政策. */
  noun: string
  /** What they are counted in. */
  unit?: string
  /** Rows of a page, for the shape of what is on its way. */
  size?: number
  /** Views of the list, one of which is chosen; `label` names the set for readers. `preload` says when the others are fetched. */
  tabs?: { label: string; choices: ChoiceOf<S>[]; preload?: 'viewport' | 'intent' }
  filters?: FilterOf<S>[]
  /** So many filters have a button at once; all unless given. */
  firstFilters?: number
  /** Beside the count: a file of the list, another view of it. */
  tools?: ReactNode
  /** A line above the rows: what can be done with several of them. */
  bar?: ReactNode
  /** Says what the page makes of the parts of its address that no filter and no tab shows (`RightAddress`). */
  shown?: Readonly<Record<string, unknown>>
  /** Where there is nothing at all. */
  empty: EmptyWords
  /** In place of these words and of those where nothing fits, if the page has better ones. */
  nothing?: ReactNode
  /** In place of the failure, where the list was never seen here and the city cannot be asked. */
  offline?: ReactNode
  skeleton?: ReactNode
  /** True where another block of the page says how old this is. */
  inner?: boolean
  /** True where it stands right under the page's h1. */
  top?: boolean
  /** An h2, where the page holds more than the list. */
  title?: string
  /** Draws all rows, where they do not stand below each other. */
  body?: (records: readonly Row[]) => ReactNode
  children?: (row: Row) => ReactNode
}

/** A list with its filters, tabs, count, pager and all its states: see {@link ./ListPage.tsx}. */
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
  const changed = (change: Partial<S>) => linkTo({ ...search, page: undefined, ...change })
  const seen = data?.seen
  const total = data && `${numberText(data.total)} ${unit}`
  const count =
    total &&
    (isPlaceholderData
      ? '正在搜索…'
      : seen === undefined
        ? `共 ${total}`
        : `在看过的 ${numberText(seen)} ${unit}中找到 ${total}`)
  const narrowing = filters.filter(({ isOrder }) => !isOrder)
  const cleared = Object.assign({}, ...narrowing.map(({ choices }) => choices[0]!.change)) as Partial<S>
  const isTime = useSecondPaint()
  const isGone = useShrunk(search, isPlaceholderData ? undefined : data, linkTo)
  useRowReturn(card, isTime && data !== undefined && !isPlaceholderData)
  return (
    <div
      ref={card}
      className={styles.list}
      role="group"
      aria-label={search.page ? `${noun}，第 ${String(search.page)} 页` : noun}
      tabIndex={-1}
    >
      <RightAddress shown={{ ...unmeant([...filters, ...(tabs ? [tabs] : [])]), ...shown }} />
      <Card
        title={title}
        above={
          filters.length > 0 && (
            <FilterBar
              groups={filters.map(({ choices, ...group }) => ({
                ...group,
                choices: choices.map(({ change, ...choice }) => ({ ...choice, link: changed(change) })),
              }))}
              first={firstFilters}
              found={data && !isPlaceholderData ? `查看 ${numberText(data.total)} ${unit}` : undefined}
              clear={changed(cleared)}
            />
          )
        }
        tabs={
          tabs && (
            <Tabs
              label={tabs.label}
              tabs={tabs.choices.map(({ change, ...choice }) => ({
                ...choice,
                link: { ...changed(change), preload: tabs.preload },
              }))}
            />
          )
        }
        aside={
          <>
            <span role="status">{count}</span>
            {tools}
          </>
        }
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
                  isOfSeen={seen !== undefined}
                  empty={empty}
                  nothing={nothing}
                />
              )
            }
          >
            {({ records }) =>
              !isTime ? (
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
