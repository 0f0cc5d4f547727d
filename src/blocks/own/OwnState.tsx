import { EditChip } from '#blocks/records/EditChip.tsx'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import { type Own, type OwnKind, useOwn } from './kind.ts'

interface Props<Word extends string, One extends Own<Word>> {
  own: OwnKind<Word, One>
  one: One
  /** The newest receipt that was here when the city was asked for it. */
  asOf: ReceiptNo
}

/** Says how a record of one's own stands, and what of it is only on this device: a move, an edit, a refusal. */
export function OwnState<Word extends string, One extends Own<Word>>({ own, one, asOf }: Props<Word, One>) {
  const { now, waiting, items } = useOwn(own, one, asOf)
  // A draft that is taken down is deleted.
  const isDeleted = one.status === '草稿' && now === '已下架'
  const isRefused = items.some(({ state }) => state !== 'waiting')
  return (
    <>
      <StateChip tone={own.lifecycle.toneOf(now)}>{isDeleted ? '已删除' : now}</StateChip>
      {waiting && <StateChip tone="warn">待生效</StateChip>}
      {isRefused && <StateChip tone="bad">操作未通过</StateChip>}
      <EditChip form={own.form} id={one.id} />
    </>
  )
}
