import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { Earlier } from '#features/declare/Earlier.tsx'
import { Apply } from '#features/declare/apply/Apply.tsx'
import { declaredQuery, endedQuery, itemQuery, prefetchForm } from '#features/declare/apply/item.ts'
import { stepKeys } from '#features/declare/apply/step-keys.ts'
import { useFactsReady } from '#features/policy/useFacts.ts'
import { Agreement } from '#features/declare/late-agreement.ts'
import { NextItem } from '#features/policy/late-next-item.ts'
import { UnfitNotice } from '#features/policy/late-unfit-notice.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { TakeItemAlong } from '#blocks/packs/late-take-along.tsx'
import { NeedsEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { optionalParam } from '#lib/address.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { DeclareWarnings } from './-declare-add/DeclareWarnings.tsx'

const Search = v.object({
  /** Id of the item. */
  item: v.optional(v.fallback(v.string(), ''), ''),
  step: v.optional(v.fallback(v.optional(v.picklist(stepKeys)), undefined)),
  /** Id of an earlier declaration; the new one begins with a copy of it. */
  from: optionalParam(v.string()),
})

export const Route = createFileRoute('/_default/declare/apply/add')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search: { item } }) => ({ item }),
  loader: ({ context: { queryClient }, deps }) => {
    if (deps.item) void prefetchForm(queryClient, deps.item).catch(() => undefined)
    void UnfitNotice.ready()
    void Agreement.ready()
  },
  component: AddPage,
})

const crumbs = [
  { label: '首页', link: linkOptions({ to: '/' }) },
  { label: '今日申报', link: linkOptions({ to: '/policy/apply' }) },
]
const today = linkOptions({ to: '/policy/apply' })

const skeleton = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)

/** Shows 新增申报: the form of one item, from the first field to the finish. */
function AddPage() {
  const { item: id, step, from } = Route.useSearch()
  const { enId } = useAccount()
  const navigate = Route.useNavigate()
  const item = useQuery({ ...itemQuery(useQueryClient(), id), enabled: id !== '' })
  const known = item.data?.records[0]
  // Loads the data of the notices above the form first, so that the notices do not push the form down.
  const declared = useQuery({ ...declaredQuery(id), enabled: known !== undefined })
  const ended = useQuery({ ...endedQuery, enabled: known !== undefined })
  const isReady = useFactsReady(id)
  const isHeld = useWaitTogether(declared.isLoading || ended.isLoading || !isReady)
  if (!id || !enId) {
    return (
      <Page title="新增申报" crumbs={crumbs}>
        <Card>
          {enId ? (
            <EmptyState
              title="尚未选择申报项目"
              hint="请在今日申报中选择项目后填写。"
              action={
                <LinkButton look="primary" link={today}>
                  选择项目
                </LinkButton>
              }
            />
          ) : (
            <NeedsEnterprise to="代表企业申报项目" />
          )}
        </Card>
      </Page>
    )
  }
  return (
    <Page
      title={known?.name ?? '新增申报'}
      crumbs={crumbs}
      lead={known && `${known.department} · ${known.batch}`}
      aside={known && <TakeItemAlong item={known} />}
    >
      <Loaded
        query={item}
        onPage
        isEmpty={({ records }) => records.length === 0}
        empty={
          <Card>
            <EmptyState
              title="申报项目不存在或已下架"
              action={<LinkButton link={today}>去今日申报</LinkButton>}
            />
          </Card>
        }
        skeleton={skeleton}
      >
        {({ records }) =>
          isHeld ? (
            skeleton
          ) : (
            <Apply
              key={enId + id + (from ?? '')}
              from={from}
              item={records[0]!}
              href={`/declare/apply/add?item=${encodeURIComponent(id)}`}
              step={step}
              next={<NextItem after={id} />}
              onStep={(next) => void navigate({ search: { item: id, step: next, from }, resetScroll: false })}
              notice={(goesOn) => (
                <>
                  <DeclareWarnings item={records[0]!} />
                  <UnfitNotice item={records[0]!} />
                  <Earlier item={records[0]!} from={from} goesOn={goesOn} anew="项目起止日期" />
                </>
              )}
            />
          )
        }
      </Loaded>
    </Page>
  )
}
