import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { useAccount } from '#session/account.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { newestQuery } from './block-queries.ts'
import { RowsBlock } from './RowsBlock.tsx'
import { chosenOf, type HomeSearch, viewTabs } from './home-address.ts'
import { sizes } from './sizes.ts'

export const views = ['最新', '推荐'] as const

/** Shows the newest policies, or those that the city recommends to the current enterprise (惠企政策). */
export function Policies({ search }: { search: HomeSearch }) {
  const { enId } = useAccount()
  const view = chosenOf(views, search.policies)
  const policies = useQuery(
    view === '最新'
      ? newestQuery
      : query(policy.recommended, { query: { size: sizes.policies, enId: enId || undefined } }),
  )
  return (
    <RowsBlock
      title="惠企政策"
      tabs={viewTabs(search, views, view, (word) => ({ policies: word }))}
      more={linkOptions({ to: '/policy/search' })}
      query={policies}
      size={sizes.policies}
      empty={
        view === '最新'
          ? { title: '暂无政策', hint: '新政策发布后显示在这里。' }
          : { title: '暂无推荐的政策', hint: '绑定企业、完善企业信息后，按企业情况推荐。' }
      }
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.title}
          link={linkOptions({ to: '/policy/search/detail', search: { id: one.id } })}
          meta={[one.departments.join('、'), one.level, one.policyType, `${dayText(one.publishDate)}发布`]}
          amount={one.amountMax ? upToText(one.amountMax) : undefined}
          state={<WindowChip window={one} />}
        />
      )}
    </RowsBlock>
  )
}
