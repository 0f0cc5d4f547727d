import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { declarationGroups } from '#api/declare-words.ts'
import { declare } from '#api/declare.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { useLastPage } from '#offline/useLastPage.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { Page } from '#ui/Page.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { DeclarationRow } from './-declare/DeclarationRow.tsx'
import { OnDevice } from './-declare/OnDevice.tsx'

const SIZE = 10

const Search = v.object({
  group: v.fallback(v.optional(v.picklist(declarationGroups)), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
type Search = v.InferOutput<typeof Search>

const mineQuery = ({ group = '全部', page = 1 }: Search) =>
  query(declare.mine, { query: { group, current: page, size: SIZE } })

export const Route = createFileRoute('/_user/user/my-declare')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(mineQuery(deps)),
  component: MyDeclarePage,
})

const linkTo = (search: Search) => linkOptions({ to: '/user/my-declare', search })
const start = (
  <LinkButton look="primary" link={linkOptions({ to: '/policy/apply' })}>
    去申报
  </LinkButton>
)

/** 我的申报: what waits here first, then what the city has. */
function MyDeclarePage() {
  const search = Route.useSearch()
  const { enId } = useAccount()
  const group = search.group ?? '全部'
  const mine = useQuery({
    ...mineQuery(search),
    ...useLastPage(),
    enabled: enId !== '',
  })
  return (
    <Page title="我的申报" aside={start}>
      <OnDevice />
      <Card
        tabs={
          <Tabs
            label="办理状态"
            tabs={declarationGroups.map((one) => ({
              label: one,
              chosen: one === group,
              link: linkTo({ group: one === '全部' ? undefined : one, page: undefined }),
            }))}
          />
        }
        foot={pagerOf(mine.data, search.page, (page) => linkTo({ ...search, page }))}
      >
        {enId === '' ? (
          <EmptyState
            title="还没有绑定企业"
            hint="绑定后可以查看本企业的申报。"
            action={
              <LinkButton look="primary" link={linkOptions({ to: '/user/relation' })}>
                去绑定企业
              </LinkButton>
            }
          />
        ) : (
          <Loaded
            query={mine}
            skeleton={<SkeletonRows rows={6} />}
            isEmpty={({ records }) => records.length === 0}
            empty={
              <EmptyState
                title={group === '全部' ? '还没有申报' : `没有${group}的申报`}
                hint={group === '全部' ? '在今日申报里选一个项目开始。' : ''}
                action={group === '全部' && start}
              />
            }
          >
            {({ records }) => (
              <List label="申报" top>
                {records.map((row) => (
                  <DeclarationRow key={row.id} row={row} />
                ))}
              </List>
            )}
          </Loaded>
        )}
      </Card>
    </Page>
  )
}
