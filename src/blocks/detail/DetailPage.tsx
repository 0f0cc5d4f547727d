import type { ReactNode } from 'react'
import { ApiError } from '#api/call/error.ts'
import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { useSecondPaint } from '#blocks/useSecondPaint.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/Facts.tsx'
import type { Target } from '#ui/link.ts'
import { type Crumb, Page } from '#ui/Page.tsx'
import { ShareButton } from '#ui/ShareButton.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

interface Props<One extends object> {
  /** What the record is: 政策. */
  noun: string
  query: Loading<One>
  /** True where the city has answered, and has no such record. */
  gone?: boolean
  /** The steps above this page; the last with a link leads to the list. */
  crumbs: Crumb[]
  /** Where other records are found. */
  list: { label: string; link: Target }
  titleOf: (one: One) => string
  /** One line under the title: number, issuer, date, a ` · ` between them. */
  leadOf?: (one: One) => string | undefined
  /** At the right edge of the title: the state and the one action. */
  actions?: (one: One) => ReactNode
  /** Beside them, whether the record is there or not: the way back. */
  tools?: ReactNode
  /** True where anybody may open the record's address: then it can be passed on. */
  shared?: boolean
  skeleton?: ReactNode
  /** True where another block of the page says how old this is. */
  inner?: boolean
  /** Above the content. */
  above?: ReactNode
  /** Below the content, beside what the record says itself: related ones. */
  below?: (one: One) => ReactNode
  children: (one: One) => ReactNode
}

const lines = (
  <>
    <Card>
      <SkeletonText lines={4} />
    </Card>
    <Card>
      <SkeletonText lines={12} />
    </Card>
  </>
)

/**
 * A page that is one record. It owns: a record that is gone or was taken down (in words, with the way to the list), the
 * title while the record is on its way, the skeleton, how old it is, sharing.
 */
export function DetailPage<One extends object>({
  noun,
  query,
  gone = false,
  crumbs,
  list,
  titleOf,
  leadOf,
  actions,
  tools,
  shared = false,
  skeleton = lines,
  inner = false,
  above,
  below,
  children,
}: Props<One>) {
  const { data } = query
  const lead = data !== undefined && leadOf?.(data)
  const isTime = useSecondPaint()
  const refusal = data === undefined && query.error instanceof ApiError && query.error.missing
  if (gone || refusal) {
    return (
      <Page title={noun} crumbs={crumbs} aside={tools} about={false}>
        <Card>
          <EmptyState
            title={query.error?.message ?? `${noun}不存在`}
            hint="内容不存在或已下架，可以返回后重新查找。"
            action={<LinkButton link={list.link}>{list.label}</LinkButton>}
          />
        </Card>
      </Page>
    )
  }
  return (
    <Page
      title={data === undefined ? noun : titleOf(data)}
      about={data}
      crumbs={crumbs}
      lead={lead && <Facts of={[lead]} />}
      aside={
        <>
          {tools}
          {data !== undefined && actions?.(data)}
          {shared && data !== undefined && <ShareButton title={titleOf(data)} />}
        </>
      }
    >
      {above}
      <Loaded query={query} onPage inner={inner} skeleton={skeleton}>
        {(one) => (isTime ? children(one) : skeleton)}
      </Loaded>
      {isTime && data !== undefined && below?.(data)}
    </Page>
  )
}
