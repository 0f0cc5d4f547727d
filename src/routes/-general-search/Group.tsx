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
  /** What the device keeps of it, in place of an answer that cannot be had. */
  kept: KeptFound | undefined
  /** Which page, where it is the only kind; otherwise the first few are shown. */
  page?: number
  linkOf: PageLink
}

/** What was found of one kind. Without a hit it takes no room among the others; alone or failed it does. */
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
