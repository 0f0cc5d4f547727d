import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#blocks/Loaded.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import type { Choice } from '#ui/list/filter-group.ts'
import type { Target } from '#ui/link.ts'
import { List } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Block } from './Block.tsx'

/** Answer of a list call: a page, or the rows alone. */
type Answer<Row> = Row[] | { records: Row[] }

interface Props<Row> {
  title: string
  tabs?: Choice[]
  more?: Target
  moreWords?: ReactNode
  foot?: ReactNode
  brief?: boolean
  query: UseQueryResult<Answer<Row>>
  /** Number of rows requested. */
  size: number
  /** Texts of the empty state. */
  empty: { title: string; hint: string; action?: ReactNode }
  /** Renders one row, a ListRow. */
  children: (row: Row) => ReactNode
}

/** Renders a block of rows from one call, with its loading, error and empty states. */
export function RowsBlock<Row>({ query, size, empty, children, ...block }: Props<Row>) {
  return (
    <Block {...block} isEmpty={query.data && rowsOf(query.data).length === 0}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={size} />}
        isEmpty={(answer) => rowsOf(answer).length === 0}
        empty={<EmptyState {...empty} />}
      >
        {(answer) => <List label={block.title}>{rowsOf(answer).map(children)}</List>}
      </Loaded>
    </Block>
  )
}

const rowsOf = <Row,>(answer: Answer<Row>): Row[] => (Array.isArray(answer) ? answer : answer.records)
