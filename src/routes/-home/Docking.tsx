import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { docking } from '#api/docking.ts'
import { query } from '#api/call/query.ts'
import { DeadlineChip } from '#blocks/DeadlineChip.tsx'
import { priceText, rangeText } from '#lib/money.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { demandsQuery } from './block-queries.ts'
import { RowsBlock } from './RowsBlock.tsx'
import { chosenOf, type HomeSearch, viewTabs } from './home-address.ts'
import { sizes } from './sizes.ts'

export const views = ['需求', '供给'] as const

/** Shows the demands or supplies with the most views (供需对接). */
export function Docking({ search }: { search: HomeSearch }) {
  const view = chosenOf(views, search.docking)
  const block = {
    title: '供需对接',
    tabs: viewTabs(search, views, view, (word) => ({ docking: word })),
    size: sizes.docking,
  }
  return view === '需求' ? <Demands {...block} /> : <Supplies {...block} />
}

type BlockProps = Pick<Parameters<typeof RowsBlock>[0], 'title' | 'tabs' | 'size'>

function Demands(block: BlockProps) {
  return (
    <RowsBlock
      {...block}
      more={linkOptions({ to: '/docking/demand-service/list' })}
      query={useQuery(demandsQuery)}
      empty={{ title: '暂无需求', hint: '企业发布的需求审核后显示在这里。' }}
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.title}
          link={linkOptions({ to: '/docking/demand-service/detail', search: { id: one.id } })}
          meta={[one.category, one.region, one.publisherOrg]}
          amount={
            one.budgetMin === undefined || one.budgetMax === undefined
              ? '预算面议'
              : rangeText(one.budgetMin, one.budgetMax)
          }
          state={<DeadlineChip day={one.deadline} />}
        />
      )}
    </RowsBlock>
  )
}

function Supplies(block: BlockProps) {
  return (
    <RowsBlock
      {...block}
      more={linkOptions({ to: '/docking/supply-service/list' })}
      query={useQuery(query(docking.hotSupply, { query: { size: sizes.docking } }))}
      empty={{ title: '暂无供给', hint: '企业发布的供给审核后显示在这里。' }}
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.title}
          link={linkOptions({ to: '/docking/supply-service/detail', search: { id: one.id } })}
          meta={[one.category, one.region, one.publisherOrg]}
          amount={priceText(one.price, one.priceUnit)}
          state={<DeadlineChip day={one.deadline} />}
        />
      )}
    </RowsBlock>
  )
}
