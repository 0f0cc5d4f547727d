import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#blocks/Loaded.tsx'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { detailLink, listLink } from '#features/market/links.ts'
import { leastText } from '#features/market/listing-words.ts'
import { initialsOf } from '#lib/cut.ts'
import { dayText } from '#lib/dates.ts'
import { priceText } from '#lib/money.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { newestQuery } from './queries.ts'

/** Shows the newest demands (求购). */
export function Wanted() {
  const newest = useQuery(newestQuery)
  return (
    <Card
      title="最新求购"
      aside={
        <LinkButton look="plain" link={listLink({ trade: '求购' })}>
          全部求购
        </LinkButton>
      }
    >
      <Loaded
        query={newest}
        inner
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyState title="暂无求购" hint="企业发布的求购审核后显示在这里。" />}
      >
        {({ records }) => (
          <List label="最新求购">
            {records.map((row) => (
              <ListRow
                key={row.id}
                title={row.title}
                link={detailLink(row.id)}
                picture={<RecordPicture path={row.cover} alt="" word={initialsOf(row.publisherOrg)} />}
                meta={[leastText(row), row.origin, row.publisherOrg, `${dayText(row.createTime)}发布`]}
                amount={priceText(row.price, row.unit)}
              />
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}
