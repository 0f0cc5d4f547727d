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
  /** Noun of the record: 政策. */
  noun: string
  query: Loading<One>
  /** True if the city answered that it has no such record. */
  gone?: boolean
  /** Breadcrumbs above this page; the last one with a link leads to the list. */
  crumbs: Crumb[]
  /** Link to the list of records. */
  list: { label: string; link: Target }
  titleOf: (one: One) => string
  /** One line under the title: number, issuer, date, a ` · ` between them. */
  leadOf?: (one: One) => string | undefined
  /** Shown at the right edge of the title: state and main action. */
  actions?: (one: One) => ReactNode
  /** Shown beside the actions, also if the record is missing or cannot be loaded: a link back. */
  tools?: ReactNode
  /** True if anybody may open the record's address, which makes it shareable. */
  shared?: boolean
  skeleton?: ReactNode
  /** True if another block of the page shows the age of the content. */
  inner?: boolean
  /** Shown above the content. */
  above?: ReactNode
  /** Shown below the content: related records. */
  below?: (one: One) => ReactNode
  children: (one: One) => ReactNode
}

const textSkeleton = (
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
 * Renders the page of one record. Handles a missing or removed record (message and link to the list), the title while
 * the record loads, the skeleton, the age of the content and sharing.
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
  skeleton = textSkeleton,
  inner = false,
  above,
  below,
  children,
}: Props<One>) {
  const { data } = query
  const lead = data !== undefined && leadOf?.(data)
  const isSecondPaint = useSecondPaint()
  const isLoading = data === undefined && !query.error && !query.isPaused
  const isMissing = data === undefined && query.error instanceof ApiError && query.error.missing
  if (gone || isMissing) {
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
          {/* Waits for the title, which would move it below itself on a phone. */}
          {!isLoading && tools}
          {data !== undefined && actions?.(data)}
          {shared && data !== undefined && <ShareButton title={titleOf(data)} />}
        </>
      }
    >
      {above}
      <Loaded query={query} onPage inner={inner} skeleton={skeleton}>
        {(one) => (isSecondPaint ? children(one) : skeleton)}
      </Loaded>
      {isSecondPaint && data !== undefined && below?.(data)}
    </Page>
  )
}
