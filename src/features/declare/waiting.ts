import { changesIn } from '#offline/outbox/changes.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import type { Reach } from '#offline/view.ts'

/** Deeds that change the state of a declaration, as its rows name them. */
const deeds = { confirm: '确认', giveUp: '放弃', withdraw: '撤回', resubmit: '修改', rate: '评价' } as const

/**
 * Returns the state of a call about a declaration that has not arrived: 联网后确认, 确认待提交, 修改未通过. Every
 * page shows it beside the city's last state, which is older.
 */
export function waitingState(
  item: Pick<OutboxItem, 'state' | 'endpoint' | 'input' | 'record'>,
  reach: Reach,
): { words: string; tone: 'warn' | 'bad' } {
  const { state } = item
  const deed = deeds[changesIn('declaration', item)[0]?.deed ?? 'resubmit']
  if (state !== 'waiting') return { words: `${deed}未通过`, tone: 'bad' }
  if (reach === 'online') return { words: `${deed}待提交`, tone: 'warn' }
  return { words: `联网后${deed === '修改' ? '提交修改' : deed}`, tone: 'warn' }
}
