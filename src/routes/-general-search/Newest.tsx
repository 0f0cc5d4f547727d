import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { policy } from '#api/policy.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { momentText, dayText } from '#lib/dates.ts'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'

const SIZE = 5
const newest = query(policy.policyAndActivity, { query: { size: SIZE } })

/** Shows the newest policies and coming activities before a search. */
export function Newest() {
  const found = useQuery(newest)
  return (
    <Loaded
      query={found}
      skeleton={
        <Card title="最新政策">
          <SkeletonRows rows={SIZE} />
        </Card>
      }
    >
      {({ policies, activities }) => (
        <>
          {policies.length > 0 && (
            <Card title="最新政策">
              <List label="最新政策">
                {policies.map((one) => (
                  <ListRow
                    key={one.id}
                    title={one.title}
                    link={linkOptions({ to: '/policy/search/detail', search: { id: one.id } })}
                    meta={[one.departments.join('、'), one.level, `${dayText(one.publishDate)}发布`]}
                    state={<WindowChip window={one} />}
                  />
                ))}
              </List>
            </Card>
          )}
          {activities.length > 0 && (
            <Card title="近期活动">
              <List label="近期活动">
                {activities.map((one) => (
                  <ListRow
                    key={one.id}
                    title={one.title}
                    link={linkOptions({ to: '/roadshow/$id', params: { id: one.id } })}
                    meta={[one.type, momentText(one.startTime)]}
                  />
                ))}
              </List>
            </Card>
          )}
        </>
      )}
    </Loaded>
  )
}
