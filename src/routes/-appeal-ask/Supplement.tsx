import { useQuery } from '@tanstack/react-query'
import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useBegun } from '#blocks/form/useBegun.ts'
import { recordOf, viewLink } from '#features/appeal/own/record.ts'
import { useOutbox } from '#offline/view.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Ask } from './Ask.tsx'

/** 补充诉求: a returned appeal in the form again, with what the city asks for on top and at its fields. */
export function Supplement({ id }: { id: string }) {
  const one = useQuery(query(appeal.detailAll, { params: { id } }))
  const waits = useOutbox().some(({ record }) => record === recordOf(id))
  const begun = useBegun(waits || one.data?.state === '已退回补充')
  return (
    <Loaded
      query={one}
      onPage
      skeleton={
        <Card>
          <SkeletonText lines={10} />
        </Card>
      }
      isEmpty={() => !begun}
      empty={
        <Card>
          <EmptyState
            title={`当前为${one.data?.state ?? ''}，不需要补充`}
            action={
              <LinkButton look="primary" link={viewLink(id)}>
                查看诉求
              </LinkButton>
            }
          />
        </Card>
      }
    >
      {(returned) => (
        <Ask
          record={id}
          href={`/appeal/demand?id=${encodeURIComponent(id)}`}
          returned={returned}
          notice={
            returned.reason && (
              <Notice tone="warn" title="需要补充：">
                {returned.reason}
              </Notice>
            )
          }
        />
      )}
    </Loaded>
  )
}
