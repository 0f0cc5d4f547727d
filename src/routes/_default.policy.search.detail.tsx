import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { Favourite } from '#features/policy/Favourite.tsx'
import { LibraryOffer } from '#features/policy/LibraryOffer.tsx'
import { SourceNote } from '#features/policy/SourceNote.tsx'
import { policyQuery } from '#features/policy/policy-queries.ts'
import { useOpenItems, usePoliciesById } from '#features/policy/usePolicy.ts'
import { DetailPage } from '#blocks/detail/DetailPage.tsx'
import type { PolicyDetail } from '#api/policy.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { optionalParam } from '#lib/address.ts'
import { dateText } from '#lib/dates.ts'
import { account } from '#session/account.ts'
import { ByCode } from './-policy-detail/ByCode.tsx'
import { OfflineItems } from './-policy-detail/OfflineItems.tsx'
import { PolicyBody } from './-policy-detail/PolicyBody.tsx'
import { MainAction } from './-policy-detail/MainAction.tsx'

export const Route = createFileRoute('/_default/policy/search/detail')({
  validateSearch: v.object({
    id: optionalParam(v.string()),
    /** Short code printed on the policy's poster, in place of the id. */
    code: v.optional(v.fallback(v.string(), '')),
  }),
  staticData: { needs: ['id', 'code'] },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(policyQuery(id, account.enId))
  },
  component: PolicyPage,
})

/** Shows 政策详情: amount, audience, dates and procedure of a policy, then its text. */
function PolicyPage() {
  const { id = '', code = '' } = Route.useSearch()
  const [read] = usePoliciesById(id ? [id] : [])
  const open = useOpenItems(id)
  if (!read) return <ByCode code={code} />
  if (read.query.data === undefined && read.query.isPaused && open.items.length > 0)
    return <OfflineItems {...open} />
  return (
    <DetailPage<PolicyDetail>
      noun="政策"
      query={read.query}
      crumbs={crumbsTo('/policy/search/detail')}
      list={{ label: '去政策搜索', link: linkOptions({ to: '/policy/search' }) }}
      titleOf={(one) => one.title}
      leadOf={(one) =>
        [one.docNumber, one.departments.join('、'), `${dateText(one.publishDate)}发布`, one.level].join(' · ')
      }
      actions={(one) => (
        <>
          <Favourite policy={one} asOf={read.saidAfter} />
          <MainAction policy={one} itemsKnown={read.itemsKnown} />
        </>
      )}
      inner={read.libraryAsOf !== undefined}
      above={
        read.libraryAsOf === undefined ? (
          <LibraryOffer key={id} />
        ) : (
          <SourceNote from="library" asOf={read.libraryAsOf} />
        )
      }
    >
      {(one) => <PolicyBody policy={one} />}
    </DetailPage>
  )
}
