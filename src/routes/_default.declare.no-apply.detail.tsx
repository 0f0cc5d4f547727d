import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { benefitLifecycle } from '#rules/declaration-states.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Batch } from './-no-apply/Batch.tsx'
import { linkTo, oneQuery } from './-no-apply/benefits.ts'
import { OwnStanding } from './-no-apply/OwnStanding.tsx'
import { IdSearch } from '#lib/address.ts'

export const Route = createFileRoute('/_default/declare/no-apply/detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(oneQuery(id))
  },
  component: BenefitPage,
})

/** Shows one batch of an application-free benefit: first the current enterprise's part, then the batch. */
function BenefitPage() {
  const { id = '' } = Route.useSearch()
  const item = useQuery({ ...oneQuery(id), enabled: id !== '', select: ({ records: [one] }) => one })
  return (
    <DetailPage
      noun="免申即享事项"
      query={item}
      gone={item.isSuccess && !item.data?.benefit}
      crumbs={crumbsTo('/declare/no-apply/detail')}
      list={{ label: '查看全部免申即享', link: linkTo({}) }}
      titleOf={(one) => one.name}
      leadOf={(one) => [one.department, one.level, one.batch].join(' · ')}
      actions={({ benefit }) =>
        benefit && <StateChip tone={benefitLifecycle.toneOf(benefit.stage)}>{benefit.stage}</StateChip>
      }
      shared
    >
      {(one) => (
        <>
          <OwnStanding item={one} />
          <Batch item={one} />
        </>
      )}
    </DetailPage>
  )
}
