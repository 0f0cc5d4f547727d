import type { DeclarationStatus } from '#api/declaration.ts'
import type { Tone } from '#ui/state/StateChip.tsx'

const tones: Partial<Record<DeclarationStatus, Tone>> = {
  草稿: 'neutral',
  已通过: 'ok',
  兑付中: 'ok',
  已兑付: 'ok',
  公示归档: 'ok',
  待补正: 'warn',
  意愿确认: 'warn',
  不予通过: 'bad',
  逾期作废: 'bad',
  逾期未确认: 'bad',
  已撤回: 'neutral',
  放弃享受: 'neutral',
}

/** The colour of a declaration's state; what is under way is blue. */
export const toneOf = (status: DeclarationStatus): Tone => tones[status] ?? 'info'

/** States out of which an enterprise may withdraw (records, "Declaration"). */
export const mayWithdraw = (status: DeclarationStatus): boolean =>
  status === '已提交' || status === '已受理' || status === '待补正'

/** States that leave the item free to be declared again. */
export const isVoid = (status: string): boolean => ['草稿', '已撤回', '不予通过', '逾期作废'].includes(status)

/** Record under which what concerns a declaration (by its id, or the item's while it has none) waits in the outbox. */
export const recordOf = (id: string): string => `declare:${id}`
