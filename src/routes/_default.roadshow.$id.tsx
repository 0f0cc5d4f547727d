import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import type { ActivityDetail } from '#api/activity.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { Live } from '#features/activity/signup/Live.tsx'
import { SignupCard } from '#features/activity/signup/SignupCard.tsx'
import { spanText } from '#features/activity/activity-words.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { useNow } from '#ui/useNow.ts'
import { Actions } from './-roadshow-detail/Actions.tsx'
import { Body } from './-roadshow-detail/Body.tsx'
import styles from './-roadshow-detail/detail.module.css'
import { oneQuery } from './-roadshow-detail/activity-query.ts'

export const Route = createFileRoute('/_default/roadshow/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(oneQuery(id)),
  component: ActivityPage,
})

/** Shows one activity: time and place, the user's own sign-up, and its content. */
function ActivityPage() {
  const { id } = Route.useParams()
  const asked = oneQuery(id)
  const one = useQuery(asked)
  const asOf = receiptAtRequest(asked.queryKey, one)
  const now = useNow()
  return (
    <DetailPage<ActivityDetail>
      key={id}
      noun="活动"
      query={one}
      crumbs={crumbsTo('/roadshow/one')}
      list={{ label: '查看全部活动', link: linkOptions({ to: '/roadshow' }) }}
      shared
      titleOf={({ title }) => title}
      leadOf={(found) => [found.type, found.mode, spanText(found), found.organizer].join(' · ')}
      actions={(found) => <Actions one={found} now={now} />}
    >
      {(found) => (
        <Body
          one={found}
          now={now}
          signup={
            <SignupCard
              one={found}
              asOf={asOf}
              now={now}
              live={
                <Live
                  one={found}
                  status={found.signup?.status}
                  now={now}
                  onAsk={() => void one.refetch()}
                  className={styles.live}
                />
              }
            />
          }
        />
      )}
    </DetailPage>
  )
}
