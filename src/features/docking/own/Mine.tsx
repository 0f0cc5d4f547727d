import type { MySupplyBrief } from '#api/docking.ts'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { RecordPicture } from '#blocks/picture/RecordPicture.tsx'
import { OwnList } from '#blocks/own/OwnList.tsx'
import { hallLink, type Kind, mineLink, ownLink } from '#features/docking/kinds.ts'
import type { MineSearch } from '#features/docking/docking-address.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { dayText, daysLeftText } from '#lib/dates.ts'
import { contactLifecycle, dockingLifecycle } from '#rules/docking-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { AskedRow } from './AskedRow.tsx'
import { own as owns } from './kind.tsx'
import { mineQuery } from './own-queries.ts'

/** Returns the facts of a row: its category, its deadline, and how many enterprises wait for an answer. */
const factsOf = (kind: Kind) => (row: MySupplyBrief) => {
  const { id, status, category, deadline, updateTime, dockCount, unanswered = [], cover } = row
  return {
    link: ownLink(kind, 'view', id),
    picture: cover && <RecordPicture path={cover} alt="" />,
    meta: [
      category,
      `${dayText(updateTime)}更新`,
      status === '已上架' && deadline ? daysLeftText(deadline) : undefined,
      dockCount > 0 ? `${String(dockCount)} 家申请对接` : undefined,
    ],
    chips: unanswered.length > 0 && (
      <StateChip tone="warn">{`${String(unanswered.length)} 家待您联系`}</StateChip>
    ),
    amount: amountText(kind, row),
  }
}

/** Lists the records of others that the user has asked to dock with. */
const askedList = (kind: Kind, noun: string, looked = '') => ({
  needsEnterprise: false,
  empty: {
    title: `尚未申请对接${noun}`,
    hint: `可在${noun}大厅查找并申请对接。`,
    action: <LinkButton link={hallLink(kind)}>去{noun}大厅</LinkButton>,
  },
  children: (row: MySupplyBrief) => <AskedRow key={row.id} {...{ kind, row, looked }} />,
})

/** Shows 我的需求 and 我的供给: the records that the enterprise published, and those that it asked to dock with. */
export function Mine({ kind, search }: { kind: Kind; search: MineSearch }) {
  const own = owns[kind]
  const { noun } = own
  const isAsked = search.view === 'asked'
  const asked = mineQuery(kind, search)
  const words: readonly string[] = isAsked ? contactLifecycle.words : dockingLifecycle.words
  const status = words.find((word) => word === search.status)
  return (
    <OwnList<MineSearch, MySupplyBrief>
      {...{ own, search, factsOf: factsOf(kind) }}
      queryKey={asked.queryKey}
      query={useListQuery(asked)}
      linkTo={(next) => mineLink(kind, next)}
      publish={{ label: `发布${noun}`, link: ownLink(kind, 'add') }}
      searchLabel={`搜${noun}标题或内容`}
      tabs={{
        label: '发布或对接',
        choices: [
          { label: '我发布的', chosen: !isAsked, change: { view: undefined, status: undefined } },
          { label: '我申请对接的', chosen: isAsked, change: { view: 'asked', status: undefined } },
        ],
      }}
      filters={[filterOf(isAsked ? '对接进展' : '状态', words, status, (next) => ({ status: next }))]}
      {...(isAsked ? askedList(kind, noun, search.keyword) : {})}
    />
  )
}
