import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { dateText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { ShareButton } from '#ui/ShareButton.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { aroundQuery, oneQuery } from './-decode/decode.ts'
import { DecodeBody } from './-decode/DecodeBody.tsx'
import styles from './-decode/decode.module.css'

export const Route = createFileRoute('/_default/policy/decode/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(oneQuery(id)),
  component: DecodeDetailPage,
})

/** One interpretation: what it explains, in its own form, with the way to its policy and to others. */
function DecodeDetailPage() {
  const { id } = Route.useParams()
  const { enId } = useAccount()
  const answer = useQuery(oneQuery(id))
  const one = answer.data?.records[0]
  // The same key as the policy's own page: who reads the interpretation can read the policy offline too.
  const of = useQuery({
    ...query(policy.detail, { query: { id: one?.policyId ?? '', ...(enId ? { enId } : {}) } }),
    enabled: one !== undefined,
  })
  const around = useQuery({ ...aroundQuery(one?.form ?? '图解'), enabled: one !== undefined })
  return (
    <Page
      title={one?.title ?? '解读详情'}
      crumbs={crumbsTo('/policy/decode/one')}
      lead={
        one &&
        [
          one.form,
          one.author,
          `${dateText(one.publishDate)}发布`,
          `阅读 ${numberText(one.viewCount)} 次`,
        ].join(' · ')
      }
      aside={
        one && (
          <div className={styles.tools}>
            <Button onClick={() => print()}>打印</Button>
            <ShareButton title={one.title} />
          </div>
        )
      }
    >
      <Loaded
        query={answer}
        onPage
        skeleton={
          <Card>
            <SkeletonText lines={14} />
          </Card>
        }
      >
        {({ records: [found] }) =>
          found && (
            <DecodeBody key={found.id} one={found} policy={of.data} around={around.data?.records ?? []} />
          )
        }
      </Loaded>
    </Page>
  )
}
