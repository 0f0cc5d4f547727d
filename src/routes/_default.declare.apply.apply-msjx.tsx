import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { useStaysOpen } from '#blocks/form/useStaysOpen.ts'
import { benefitLink } from '#blocks/item-links.ts'
import { declarationQuery } from '#features/declare/declaration-query.ts'
import { recordOf } from '#features/declare/status.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { useOutbox } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { IdSearch } from '#lib/address.ts'

// Loaded on demand, because the form imports controls that a benefit without missing information does not
// need.
const PayeeForm = lazyPart(async () => (await import('./-apply-msjx/PayeeForm.tsx')).PayeeForm)

export const Route = createFileRoute('/_default/declare/apply/apply-msjx')({
  validateSearch: IdSearch,
  staticData: { guards: ['member'], needs: ['id'] },
  component: PayeePage,
})

/** Shows 确认享受: the form for the missing information of an application-free benefit (免申即享). */
function PayeePage() {
  const { id = '' } = Route.useSearch()
  const { enId } = useAccount()
  const one = useQuery({ ...declarationQuery(id, 'apply-msjx'), enabled: id !== '' })
  const waits = useOutbox().some((item) => item.record === recordOf(id))
  const { status, claim } = one.data ?? {}
  const begun = useStaysOpen(waits || (status === '意愿确认' && (claim?.missing.length ?? 0) > 0))
  return (
    <DetailPage
      noun="免申即享"
      query={one}
      crumbs={crumbsTo('/declare/no-apply/detail')}
      list={{ label: '查看全部免申即享', link: linkOptions({ to: '/declare/no-apply' }) }}
      titleOf={(found) => found.itemName}
      leadOf={(found) => `确认享受 · ${found.department}`}
    >
      {(found) =>
        begun ? (
          <PayeeForm room={<SkeletonText lines={8} />} key={enId + id} one={found} />
        ) : (
          <Card>
            <EmptyState
              title={
                found.status === '意愿确认' ? '不缺信息，可以直接确认' : `当前为${found.status}，无需补充`
              }
              action={
                <LinkButton look="primary" link={benefitLink(found.itemId)}>
                  查看免申即享
                </LinkButton>
              }
            />
          </Card>
        )
      }
    </DetailPage>
  )
}
