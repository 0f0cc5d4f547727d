import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { pageNumber } from '#lib/address.ts'
import { account, useAccount } from '#session/account.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Page } from '#ui/Page.tsx'
import { bindingsQuery } from './-relation/bind.ts'
import { BindCard } from './-relation/BindCard.tsx'
import { GradeCard } from './-relation/GradeCard.tsx'
import { OverviewRoom } from './-relation/OverviewRoom.tsx'
import { MyEnterprises } from './-relation/MyEnterprises.tsx'
import { PeopleCard } from './-relation/PeopleCard.tsx'
import { ProofCard } from './-relation/ProofCard.tsx'
import { useBindings } from './-relation/useBindings.ts'

const Search = v.object({
  /** Search words for an enterprise of the library that the user wants to bind. */
  keyword: v.fallback(v.optional(v.string()), undefined),
  page: pageNumber,
  /** Enterprise for which the user proves the right to act. */
  enId: v.fallback(v.optional(v.string()), undefined),
  way: v.fallback(v.optional(v.string()), undefined),
})

export const Route = createFileRoute('/_user/user/relation/')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(bindingsQuery)
    if (!account.enId) return
    void queryClient.prefetchQuery(query(enterprise.grade, {}))
    void queryClient.prefetchQuery(query(enterprise.basic, {}))
  },
  component: RelationPage,
})

// Loaded on demand, because it brings the contracts of all areas with obligations.
const Overview = lazyPart(async () => (await import('./-relation/Overview.tsx')).Overview)

/**
 * Shows 关联企业, the first page of the personal centre: an overview, the enterprises of this user, the people and the grade of the current one, and the search and proof for
 * another.
 */
function RelationPage() {
  const { keyword = '', page = 1, enId: chosen, way } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { enId } = useAccount()
  const own = useBindings()
  const { bindings } = own
  const current = bindings.find((one) => one.enId === enId)
  return (
    <Page title="关联企业" lead="申报、诉求和供需以当前企业的名义办理">
      <Overview room={<OverviewRoom />} />
      <MyEnterprises {...own} />
      {current?.members && <PeopleCard key={enId} binding={current} />}
      {chosen ? (
        <ProofCard
          key={chosen}
          enId={chosen}
          way={way}
          bindings={bindings}
          keyword={keyword}
          onDone={() => void navigate({ search: {}, replace: true })}
        />
      ) : (
        <BindCard
          keyword={keyword}
          page={page}
          bindings={bindings}
          onSearch={(text) =>
            void navigate({ search: { keyword: text || undefined }, replace: true, resetScroll: false })
          }
          linkOf={(next) => ({
            ...linkOptions({ to: '/user/relation', search: { keyword, page: next } }),
            replace: true,
            resetScroll: false,
          })}
        />
      )}
      {enId !== '' && <GradeCard key={enId} />}
    </Page>
  )
}
