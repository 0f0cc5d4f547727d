import { states } from './states.ts'

/** Lifecycle of a provider's service (records, "Professional services"). Every edit returns it to 待审核. */
export const productLifecycle = states({
  草稿: { tone: 'neutral', by: 'owner', next: ['草稿', '待审核'] },
  待审核: { tone: 'info', next: ['已上架', '已驳回'], own: ['待审核', '草稿'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核', '草稿'], reason: true },
  已上架: { tone: 'ok', by: 'owner', next: ['已下架', '待审核'] },
  已下架: { tone: 'neutral', by: 'owner', next: ['已上架', '待审核'] },
})

/** Moves of an approved service by its provider, with the resulting state. */
export const productMoves = { up: '已上架', down: '已下架' } as const
