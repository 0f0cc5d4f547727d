import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { dateText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { readingTimeText } from '#lib/reading-time.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { aroundQuery, linkTo, oneQuery } from './-decode/decode.ts'
import { DecodeBody } from './-decode/DecodeBody.tsx'

export const Route = createFileRoute('/_default/policy/decode/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(oneQuery(id)),
  component: DecodeDetailPage,
})

const skeleton = (
  <Card>
    <SkeletonText lines={14} />
  </Card>
)

/**
 * Shows one interpretation of a policy in its own form, with links to the policy and to other
 * interpretations.
 */
function DecodeDetailPage() {
  const { id } = Route.useParams()
  const { enId } = useAccount()
  const answer = useQuery({ ...oneQuery(id), select: ({ records: [one] }) => one })
  const one = answer.data
  // Uses the query key of the policy's own page, so that a reader of the interpretation can also read the
  // policy offline.
  const of = useQuery({
    ...query(policy.detail, { query: { id: one?.policyId ?? '', enId: enId || undefined } }),
    enabled: one !== undefined,
  })
  // Waits for the policy, because a 图解 is drawn from the policy and replaces the text of the page.
  const isHeld = useWaitTogether(one?.form === '图解' && of.isLoading, id)
  const around = useQuery({ ...aroundQuery(one?.form ?? '图解'), enabled: one !== undefined })
  return (
    <DetailPage
      noun="解读"
      query={answer}
      gone={answer.isSuccess && !one}
      crumbs={crumbsTo('/policy/decode/one')}
      list={{ label: '查看全部解读', link: linkTo({}) }}
      titleOf={(found) => found.title}
      leadOf={({ form, author, publishDate, viewCount, contentHtml }) =>
        [
          form,
          author,
          `${dateText(publishDate)}发布`,
          `阅读 ${numberText(viewCount)} 次`,
          ...(contentHtml && form !== '视频' && form !== '图解'
            ? [`读完${readingTimeText(contentHtml)}`]
            : []),
        ].join(' · ')
      }
      actions={() => <Button onClick={() => print()}>打印</Button>}
      shared
      skeleton={skeleton}
    >
      {(found) =>
        isHeld ? (
          skeleton
        ) : (
          <DecodeBody key={found.id} one={found} policy={of.data} around={around.data?.records ?? []} />
        )
      }
    </DetailPage>
  )
}
