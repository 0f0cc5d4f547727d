import { EditChip } from '#blocks/records/EditChip.tsx'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import { type Own, type OwnKind, useOwn } from './kind.ts'

interface Props<Word extends string, One extends Own<Word>> {
  own: OwnKind<Word, One>
  one: One
  /** Newest receipt on this device when the record was requested. */
  asOf: ReceiptNo
}

/** Shows the state chips of an own record, with chips for a move, an edit or a refusal that only this device has. */
export function OwnState<Word extends string, One extends Own<Word>>({ own, one, asOf }: Props<Word, One>) {
  const { now, waiting, items } = useOwn(own, one, asOf)
  // Reads 已下架 of a draft as deleted, and of a record that was never public as taken back from its audit.
  const isPending = one.status === '待审核' && !one.isShown
  const word = now !== '已下架' ? now : one.status === '草稿' ? '已删除' : isPending ? '已撤回' : now
  const isRefused = items.some(({ state }) => state !== 'waiting')
  return (
    <>
      <StateChip tone={own.lifecycle.toneOf(now)}>{word}</StateChip>
      {waiting && <StateChip tone="warn">待生效</StateChip>}
      {isRefused && <StateChip tone="bad">操作未通过</StateChip>}
      <EditChip form={own.form} id={one.id} />
    </>
  )
}
