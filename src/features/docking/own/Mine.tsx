import type { MySupplyBrief } from '#api/docking.ts'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { OwnRow } from '#blocks/own/OwnRow.tsx'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { formOf, hallLink, type Kind, mineLink, nouns, ownLink } from '#features/docking/kinds.ts'
import type { MineSearch } from '#features/docking/docking-address.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { dayText, daysLeftText } from '#lib/dates.ts'
import { askedAfter } from '#offline/outbox/order.ts'
import { contactLifecycle, dockingLifecycle } from '#rules/docking-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { AskedRow } from './AskedRow.tsx'
import { own } from './kind.tsx'
import { mineQuery } from './own-queries.ts'

/** Says in a row of one's own what it is about, until when it stands, and who waits for an answer. */
const shownOf = (kind: Kind, row: MySupplyBrief) => {
  const { id, status, category, deadline, updateTime, dockCount, waiting = 0 } = row
  return {
    link: ownLink(kind, 'view', id),
    meta: [
      category,
      `${dayText(updateTime)}更新`,
      status === '已上架' && deadline ? daysLeftText(deadline) : undefined,
      dockCount > 0 ? `${String(dockCount)} 家申请对接` : undefined,
    ],
    chips: waiting > 0 && <StateChip tone="warn">{`${String(waiting)} 家待您联系`}</StateChip>,
    amount: amountText(kind, row),
  }
}

/** 我的需求, 我的供给: what one has published, in every state, and what one has asked to dock with. */
export function Mine({ kind, search }: { kind: Kind; search: MineSearch }) {
  const noun = nouns[kind]
  const isAsked = search.view === 'asked'
  const asked = mineQuery(kind, search)
  const mine = useListQuery(asked)
  const asOf = askedAfter(asked.queryKey, mine)
  const words: readonly string[] = isAsked ? contactLifecycle.words : dockingLifecycle.words
  const status = words.find((word) => word === search.status)
  const publish = (
    <LinkButton look="primary" link={ownLink(kind, 'add')}>
      发布{noun}
    </LinkButton>
  )
  return (
    <MyRecords<MineSearch, MySupplyBrief>
      title={`我的${noun}`}
      aside={publish}
      noun={noun}
      search={search}
      linkTo={(next) => mineLink(kind, next)}
      query={mine}
      needsEnterprise={!isAsked}
      device={{ form: formOf(kind) }}
      searchLabel={`搜${noun}标题或内容`}
      tabs={{
        label: '发布或对接',
        choices: [
          { label: '我发布的', chosen: !isAsked, change: { view: undefined, status: undefined } },
          { label: '我申请对接的', chosen: isAsked, change: { view: 'asked', status: undefined } },
        ],
      }}
      filters={[filterOf(isAsked ? '对接进展' : '状态', words, status, (next) => ({ status: next }))]}
      empty={
        isAsked
          ? {
              title: `尚未申请对接${noun}`,
              hint: `可在${noun}大厅查找并申请对接。`,
              action: <LinkButton link={hallLink(kind)}>去{noun}大厅</LinkButton>,
            }
          : {
              title: `尚未发布${noun}`,
              hint: '发布后由市平台审核，一般一个工作日内上架。',
              action: publish,
            }
      }
    >
      {(row) =>
        isAsked ? (
          <AskedRow key={row.id} kind={kind} row={row} looked={search.keyword ?? ''} />
        ) : (
          <OwnRow
            key={row.id}
            own={own[kind]}
            {...{ row, asOf, looked: search.keyword, ...shownOf(kind, row) }}
          />
        )
      }
    </MyRecords>
  )
}
