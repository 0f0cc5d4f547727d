import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { Todo } from '#blocks/due/Todo.tsx'
import { pageNumber } from '#lib/address.ts'
import { account, useAccount } from '#session/account.ts'
import { Page } from '#ui/Page.tsx'
import { BindCard } from './-relation/BindCard.tsx'
import { GradeCard } from './-relation/GradeCard.tsx'
import { MyEnterprises } from './-relation/MyEnterprises.tsx'

const Search = v.object({
  /** Search words for an enterprise of the library that the user wants to bind. */
  keyword: v.fallback(v.optional(v.string()), undefined),
  page: pageNumber,
})

export const Route = createFileRoute('/_user/user/relation/')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loader: ({ context: { queryClient } }) => {
    if (!account.enId) return
    void queryClient.prefetchQuery(query(enterprise.grade, {}))
    void queryClient.prefetchQuery(query(enterprise.basic, {}))
  },
  component: RelationPage,
})

/**
 * Shows 关联企业: the enterprises of this user, the grade of the current one, and the form to bind another.
 */
function RelationPage() {
  const { keyword = '', page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { enId } = useAccount()
  return (
    <Page title="关联企业" lead="申报、诉求和供需以当前企业的名义办理">
      <Todo />
      <MyEnterprises />
      {enId !== '' && <GradeCard key={enId} />}
      <BindCard
        keyword={keyword}
        page={page}
        onSearch={(text) =>
          void navigate({ search: { keyword: text || undefined }, replace: true, resetScroll: false })
        }
        linkOf={(next) => ({
          ...linkOptions({ to: '/user/relation', search: { keyword, page: next } }),
          replace: true,
          resetScroll: false,
        })}
      />
    </Page>
  )
}
