import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { account, useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { dictionariesQuery } from '#blocks/dictionaries.ts'
import { EditPart } from './-relation/EditPart.tsx'
import { OtherRecord } from './-relation/OtherRecord.tsx'
import { parts } from './-relation/parts.ts'
import { RecordView } from './-relation/RecordView.tsx'

const current = query(enterprise.current, {})

const Search = v.object({
  /** Part of the record that is being edited. */
  edit: v.fallback(v.optional(v.picklist(parts)), undefined),
})

export const Route = createFileRoute('/_user/user/relation/$id')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loader: ({ context: { queryClient }, params }) => {
    if (params.id === account.enId) void queryClient.prefetchQuery(current)
    // Prefetches the choices, so that the record can be edited offline.
    void queryClient.prefetchQuery(dictionariesQuery)
  },
  component: EnterprisePage,
})

const back = linkOptions({ to: '/user/relation' })

/**
 * Shows 企业档案: the record of one of the user's enterprises; complete and editable only for the current
 * enterprise.
 */
function EnterprisePage() {
  const { id } = Route.useParams()
  const { userInfo, enId } = useAccount()
  const own = userInfo?.ens.find((one) => one.enId === id)
  const crumbs = [{ label: '关联企业', link: back }]
  if (!own) {
    return (
      <Page title="企业档案" crumbs={crumbs}>
        <Card>
          <EmptyState
            art="enterprise"
            title="没有绑定该企业"
            hint="绑定后可以查看和维护企业档案。"
            action={
              <LinkButton look="primary" link={back}>
                去绑定企业
              </LinkButton>
            }
          />
        </Card>
      </Page>
    )
  }
  return (
    <Page title={own.enName} crumbs={crumbs} lead={`统一社会信用代码 ${own.creditCode}`}>
      {id === enId ? <Current key={enId} /> : <OtherRecord enterprise={own} />}
    </Page>
  )
}

const skeleton = (
  <Card>
    <SkeletonText lines={12} />
  </Card>
)

function Current() {
  const { edit } = Route.useSearch()
  const navigate = Route.useNavigate()
  const record = useQuery(current)
  return (
    <Loaded query={record} skeleton={skeleton} onPage>
      {(data) =>
        edit ? (
          <EditPart
            key={edit}
            part={edit}
            record={data}
            onClose={() => void navigate({ search: {}, resetScroll: true })}
          />
        ) : (
          <RecordView record={data} />
        )
      }
    </Loaded>
  )
}
