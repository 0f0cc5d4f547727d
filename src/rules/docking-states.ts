import { states } from './states.ts'

/**
 * A demand or a supply (records, "Docking 供需对接"). Every edit goes to 待审核 again; only what was never public may be
 * kept as 草稿. 已过期 follows from the deadline of what is 已上架.
 */
export const dockingLifecycle = states({
  草稿: { tone: 'neutral', by: 'owner', next: ['草稿', '待审核'] },
  待审核: { tone: 'info', next: ['已上架', '已驳回'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核', '草稿'], reason: true },
  已上架: { tone: 'ok', by: 'owner', next: ['已下架', '已解决', '待审核'], late: ['已过期'] },
  已下架: { tone: 'neutral', by: 'owner', next: ['已上架', '已解决', '待审核'] },
  已解决: { tone: 'ok' },
  已过期: { tone: 'neutral', by: 'owner', next: ['已解决', '待审核'] },
})

/** What an owner does with a record that was let through, and the state that it leads to. */
export const dockingMoves = { up: '已上架', down: '已下架', solve: '已解决' } as const

/** How far two sides have come; the side that was asked says so. */
export const contactLifecycle = states({
  待对接: { tone: 'info', by: 'other', next: ['已联系'] },
  已联系: { tone: 'info', by: 'other', next: ['洽谈中'] },
  洽谈中: { tone: 'info', by: 'other', next: ['已达成', '未达成'] },
  已达成: { tone: 'ok' },
  未达成: { tone: 'neutral', reason: true },
})
