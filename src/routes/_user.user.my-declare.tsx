import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { query } from '#api/call/query.ts'
import { declarationGroups } from '#api/declare-words.ts'
import { declare } from '#api/declare.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { optionalParam, pageNumber } from '#lib/address.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { DeclarationRow } from './-declare/DeclarationRow.tsx'

const SIZE = 10

const Search = v.object({
  group: optionalParam(v.picklist(declarationGroups)),
  keyword: optionalParam(v.string()),
  page: pageNumber,
})
type Search = v.InferOutput<typeof Search>

const mineQuery = ({ group = '全部', keyword, page = 1 }: Search) =>
  query(declare.mine, { query: { group, keyword, current: page, size: SIZE } })

export const Route = createFileRoute('/_user/user/my-declare')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(mineQuery(deps)),
  component: MyDeclarePage,
})

const linkTo = (search: Search) => linkOptions({ to: '/user/my-declare', search })
const start = (
  <LinkButton look="primary" link={linkOptions({ to: '/declare/apply' })}>
    去申报
  </LinkButton>
)

/** Shows 我的申报: first the declarations that wait on this device, then the city's. */
function MyDeclarePage() {
  const search = Route.useSearch()
  const { group = '全部' } = search
  const { enId } = useAccount()
  const mine = useListQuery({ ...mineQuery(search), enabled: enId !== '' })
  return (
    <MyRecords
      title="我的申报"
      aside={start}
      noun="申报"
      search={search}
      linkTo={linkTo}
      query={mine}
      needsEnterprise
      searchLabel="搜项目名称或申报编号"
      device={{ kind: 'declaration', forms: ['declare-apply', 'spec-declare', 'declare-msjx'] }}
      tabs={{
        label: '办理状态',
        choices: declarationGroups.map((one) => ({
          label: one,
          chosen: one === group,
          count: mine.data?.counts?.[one],
          change: { group: one === '全部' ? undefined : one },
        })),
      }}
      empty={
        group === '全部'
          ? { title: '暂无申报', hint: '请先在项目申报中选择项目。', action: start }
          : { title: `没有${group}的申报` }
      }
    >
      {(row) => <DeclarationRow key={row.id} row={row} looked={search.keyword ?? ''} />}
    </MyRecords>
  )
}
