import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Loaded } from '#blocks/Loaded.tsx'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { type PageLink, pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { HitRow } from './HitRow.tsx'
import type { Hit } from '#blocks/search/hits.ts'
import type { KeptFound } from '#blocks/search/kept.ts'
import { type Kind, kinds } from '#blocks/search/kinds.ts'
import type { Found } from '#blocks/search/table.ts'

interface Props {
  kind: Kind
  looked: string
  found: UseQueryResult<Found>
  /** Hits from this device, in place of an answer that cannot be loaded. */
  kept: KeptFound | undefined
  /** Page, if this is the only kind; undefined to show the first few hits. */
  page?: number
  linkOf: PageLink
}

/** Shows the hits of one kind. Renders nothing without hits, unless the kind is the only one. */
export function Group({ kind, looked, found, kept, page, linkOf }: Props) {
  const label = kinds[kind]
  const total = found.data?.total ?? kept?.total
  if (total === 0 && page === undefined) return null
  const { pages = 1 } = found.data ?? kept ?? {}
  const rows = (hits: Hit[]) => (
    <List label={label}>
      {hits.map((hit) => (
        <HitRow key={hit.id} hit={hit} looked={looked} />
      ))}
    </List>
  )
  return (
    <Card
      title={label}
      aside={
        total !== undefined && (
          <>
            {page === undefined && pages > 1 ? (
              <Link {...linkOf(undefined)}>查看全部 {numberText(total)} 条</Link>
            ) : (
              `共 ${numberText(total)} 条`
            )}
          </>
        )
      }
      foot={page !== undefined && pagerOf(found.data ?? kept, page, linkOf)}
    >
      {kept ? (
        rows(kept.hits)
      ) : (
        <Loaded query={found} skeleton={<SkeletonRows rows={page === undefined ? 2 : 10} />}>
          {({ hits }) => rows(hits)}
        </Loaded>
      )}
    </Card>
  )
}
