import { states } from './states.ts'

/** A service of a provider (records, "Professional services"). Every edit goes to 待审核 again. */
export const productLifecycle = states({
  草稿: { tone: 'neutral', by: 'owner', next: ['草稿', '待审核'] },
  待审核: { tone: 'info', next: ['已上架', '已驳回'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核', '草稿'], reason: true },
  已上架: { tone: 'ok', by: 'owner', next: ['已下架', '待审核'] },
  已下架: { tone: 'neutral', by: 'owner', next: ['已上架', '待审核'] },
})

/** What a provider does with a service that was let through, and the state that it leads to. */
export const productMoves = { up: '已上架', down: '已下架' } as const
