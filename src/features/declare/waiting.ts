import type { OutboxItem } from '#offline/outbox/item.ts'
import type { Reach } from '#offline/view.ts'

/** Deeds with a declaration that change its state at once, as its rows name them. */
const deeds: Record<string, string> = { confirm: '确认', giveUp: '放弃', withdraw: '撤回' }

/**
 * Says how a call about a declaration stands that has not arrived: 联网后确认, 确认待提交, 修改未通过. Every page shows it beside
 * the state that the city last gave, which is older.
 */
export function waitingState(
  { state, input }: Pick<OutboxItem, 'state' | 'input'>,
  reach: Reach,
): { words: string; tone: 'warn' | 'bad' } {
  const { action } = Object(input.body) as { action?: string }
  const deed = deeds[action ?? ''] ?? '修改'
  if (state !== 'waiting') return { words: `${deed}未通过`, tone: 'bad' }
  if (reach === 'online') return { words: `${deed}待提交`, tone: 'warn' }
  return { words: `联网后${deed === '修改' ? '提交修改' : deed}`, tone: 'warn' }
}
