import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#blocks/Loaded.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import type { Choice } from '#ui/list/filter-group.ts'
import type { Target } from '#ui/link.ts'
import { List } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Block } from './Block.tsx'

/** What a call of a list answers: a page, or the rows alone. */
type Answer<Row> = Row[] | { records: Row[] }

interface Props<Row> {
  title: string
  tabs?: Choice[]
  more?: Target
  moreWords?: ReactNode
  foot?: ReactNode
  brief?: boolean
  query: UseQueryResult<Answer<Row>>
  /** How many rows there will be, as the call was asked. */
  size: number
  /** What is said where there is nothing, and what to do then. */
  empty: { title: string; hint: string; action?: ReactNode }
  /** One row, a ListRow. */
  children: (row: Row) => ReactNode
}

/** A block of rows from one call, in its four states. */
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
