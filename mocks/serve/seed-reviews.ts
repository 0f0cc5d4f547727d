import type { Review } from '#api/serve-provider.ts'
import { reasonsFor } from '#rules/rating-reasons.ts'
import { type Random, randomOf } from '#mocks/random.ts'
import { stepsDue } from '#mocks/rating/steps.ts'
import { enterpriseName } from '#mocks/vocabulary.ts'
import { maskedName } from './reviews.ts'
import type { ProductRow } from './tables.ts'

/** Words of reviews by their stars; {} is what the service hands over. */
const words: Readonly<Record<number, readonly string[]>> = {
  5: [
    '{}写得清楚，我们财务照着就能用。',
    '前期先上门看了现场，给的建议很实在。',
    '约定二十天，实际十六天就办完了。',
    '中途政策口径有变化，顾问当天就通知我们调整。',
    '第二次合作了，一直是同一位顾问跟进。',
    '{}一次通过，没有再让我们补。',
    '报价单分项列明，没有额外收费。',
    '材料清单列得细，少跑了好几趟。',
    '节假日也有人回复，急事没有耽误。',
    '讲解耐心，新来的同事也听明白了。',
    '交付后还回访了一次，问用得怎么样。',
    '比我们自己做省了将近一个月。',
  ],
  4: [
    '{}质量不错，初稿稍微晚了两天。',
    '整体顺利，开票流程可以再快一点。',
    '顾问专业，希望线上也能查进度。',
    '结果满意，中间换过一次对接人。',
    '价格略高，但确实省心。',
    '该做的都做到了，{}的格式改了一轮。',
    '响应及时，合同条款建议再写细些。',
  ],
  3: [
    '办成了，周期比说的长了一周。',
    '{}能用，不过有几处要我们自己改。',
    '沟通主要靠我们催，结果还可以。',
    '服务中规中矩，价格不算低。',
  ],
  2: [
    '初稿照搬模板，行业情况基本没写，返工两次。',
    '约好的上门时间改了三次，影响了我们的安排。',
    '{}交付后发现数据有误，改了一周才改对。',
  ],
  1: ['收了首款后一个多月没有进展，催了才开始做。', '介绍里写的内容有一半没有做，沟通后才补。'],
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** Returns 1 to 5 stars for each of `count` ratings that add up to `sum`: many fives and fours, few bad ones. */
function starsOf(random: Random, count: number, sum: number): number[] {
  const stars = Array.from({ length: count }, () => 5)
  for (let lost = 5 * count - sum; lost > 0;) {
    const at = random.whole(0, count - 1)
    const take = Math.min(stars[at]! - 1, lost, random.chance(0.12) ? 3 : 1)
    stars[at]! -= take
    lost -= take
  }
  return stars
}

/**
 * Returns the reviews behind the rating of a service, newest first, as many as were counted and with their sum. Bad ones
 * have the provider's answer as far as its time goes.
 * @param now milliseconds
 */
export function pastReviews(
  { id, ratingCount, ratingSum, createTime, deliverables = [] }: ProductRow,
  provider: string,
  now: number,
): Review[] {
  if (ratingCount === 0) return []
  const random = randomOf(`reviews ${id}`)
  const begin = random.whole(0, 11)
  /** Number of reviews so far by their stars. */
  const turns = new Map<number, number>()
  const span = (now - Date.parse(createTime)) / DAY
  return starsOf(random, ratingCount, ratingSum).map((score, at): Review => {
    const day = Math.floor(now / DAY) - 1 - Math.floor((span * at) / ratingCount)
    // Office hours in China are 1 to 10 o'clock in UTC.
    const time = new Date(day * DAY + random.whole(60, 9 * 60) * 60_000 + HOUR).toISOString()
    const pool = words[score]!
    const turn = turns.get(score) ?? 0
    turns.set(score, turn + 1)
    const deliverable = deliverables[at % deliverables.length] ?? '成果'
    const comment = pool[(begin + turn) % pool.length]!.replace('{}', deliverable)
    const reasons = random.some(reasonsFor('service', score), random.whole(1, 2))
    // One in four who are satisfied ticks reasons alone, and so do all who would repeat a sentence.
    const isSilent = (score > 3 && random.chance(0.25)) || turn >= pool.length
    const rating = { time, score, reasons, ...(isSilent ? {} : { comment }) }
    const remedy = stepsDue('service', provider, rating, now)
    const name = maskedName(enterpriseName(random), true)
    return { id: `${id}-review-${String(at + 1)}`, ...rating, name, ...(remedy.length > 0 ? { remedy } : {}) }
  })
}
