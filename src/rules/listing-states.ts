import { states } from './states.ts'

/**
 * Lifecycle of a listing in the industry product market (records, "Industry product market"). Every edit
 * returns it to 待审核.
 */
export const listingLifecycle = states({
  草稿: { tone: 'neutral', by: 'owner', next: ['草稿', '待审核'] },
  待审核: { tone: 'info', next: ['已发布', '已驳回'], own: ['待审核', '草稿'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核', '草稿'], reason: true },
  已发布: { tone: 'ok', by: 'owner', next: ['已下架', '待审核'] },
  已下架: { tone: 'neutral', by: 'owner', next: ['待审核'] },
})
