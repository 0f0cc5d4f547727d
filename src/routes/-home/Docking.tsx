import { useQuery } from '@tanstack/react-query'
import { docking } from '#api/docking.ts'
import { query } from '#api/call/query.ts'
import { plannedLink } from '#layouts/menu/planned.ts'
import { daysLeft, daysLeftText } from '#lib/dates.ts'
import { rangeText } from '#lib/money.ts'
import { CLOSING_DAYS } from '#rules/window.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { RowsBlock } from './RowsBlock.tsx'
import { priceText } from './prices.ts'
import { chosenOf, type HomeSearch, viewTabs } from './search.ts'

const SIZE = 5
const views = ['需求', '供给'] as const

/** 供需对接: the demands or the supplies that most look at. */
export function Docking({ search }: { search: HomeSearch }) {
  const view = chosenOf(views, search.docking)
  const block = {
    title: '供需对接',
    tabs: viewTabs(search, views, view, (word) => ({ docking: word })),
    size: SIZE,
  }
  return view === '需求' ? <Demands {...block} /> : <Supplies {...block} />
}

type BlockProps = Pick<Parameters<typeof RowsBlock>[0], 'title' | 'tabs' | 'size'>

function Demands(block: BlockProps) {
  return (
    <RowsBlock
      {...block}
      more={plannedLink('/docking/demand-service/list')}
      query={useQuery(query(docking.hotDemand, { query: { size: SIZE } }))}
      empty={{ title: '暂无需求', hint: '企业发布的需求审核后显示在这里。' }}
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.title}
          link={plannedLink('/docking/demand-service/detail', { id: one.id })}
          meta={[one.category, one.region, one.publisherOrg]}
          amount={
            one.budgetMin === undefined || one.budgetMax === undefined
              ? '预算面议'
              : rangeText(one.budgetMin, one.budgetMax)
          }
          state={<Deadline day={one.deadline} />}
        />
      )}
    </RowsBlock>
  )
}

function Supplies(block: BlockProps) {
  return (
    <RowsBlock
      {...block}
      more={plannedLink('/docking/supply-service/list')}
      query={useQuery(query(docking.hotSupply, { query: { size: SIZE } }))}
      empty={{ title: '暂无供给', hint: '企业发布的供给审核后显示在这里。' }}
    >
      {(one) => (
        <ListRow
          key={one.id}
          title={one.title}
          link={plannedLink('/docking/supply-service/detail', { id: one.id })}
          meta={[one.category, one.region, one.publisherOrg]}
          amount={priceText(one.price, one.priceUnit)}
          state={<Deadline day={one.deadline} />}
        />
      )}
    </RowsBlock>
  )
}

/** How long one may answer to it; reckoned now, so that an answer kept for days does not lie. */
function Deadline({ day }: { day: string }) {
  const left = daysLeft(day)
  return (
    <StateChip tone={left < 0 ? 'neutral' : left <= CLOSING_DAYS ? 'warn' : 'ok'}>
      {daysLeftText(day)}
    </StateChip>
  )
}
