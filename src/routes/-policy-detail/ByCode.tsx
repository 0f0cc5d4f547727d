import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { policy, type PolicyDetail } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { policyQuery } from '#features/policy/policy-queries.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

/** Finds a policy by the short code on its poster, and redirects to the policy's own address. */
export function ByCode({ code }: { code: string }) {
  const { enId } = useAccount()
  const found = useQuery(query(policy.detail, { query: { code, enId: enId || undefined } }))
  const skeleton = (
    <Card>
      <SkeletonText lines={12} />
    </Card>
  )
  return (
    <Page title="政策详情" crumbs={crumbsTo('/policy/search/detail')}>
      <Loaded query={found} onPage skeleton={skeleton}>
        {(one) => <RedirectToPolicy policy={one} enId={enId} />}
      </Loaded>
    </Page>
  )
}

/** Redirects to the policy's own address, and caches the answer, so that the city is not asked twice. */
function RedirectToPolicy({ policy: one, enId }: { policy: PolicyDetail; enId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    client.setQueryData(policyQuery(one.id, enId).queryKey, one)
    void navigate({ to: '/policy/search/detail', search: { id: one.id }, replace: true })
  })
  return null
}
