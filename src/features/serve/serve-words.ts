import { cityNow } from '#lib/clock.ts'
import { LEAST_RATINGS } from '#rules/service-score.ts'

/** Returns the response time of a provider as text, from hours; undefined after too few answers. */
export function answerText(hours: number | undefined): string | undefined {
  if (hours === undefined) return undefined
  return hours < 24 ? `一般 ${String(hours)} 小时内回应` : `一般 ${String(Math.ceil(hours / 24))} 天内回应`
}

/** Returns how long a provider exists, in words: 成立 7 年; 今年成立 in its first year. */
export function yearsText(foundedYear: number): string {
  const years = new Date(cityNow()).getFullYear() - foundedYear
  return years > 0 ? `成立 ${String(years)} 年` : '今年成立'
}

/** Returns how often a service was carried out, in words; undefined before the first time. */
export const servedText = (count = 0): string | undefined =>
  count > 0 ? `已服务 ${String(count)} 次` : undefined

/** Returns a score as text; only the number of ratings while they are too few. */
export function scoreText({ score, ratingCount }: { score: number; ratingCount: number }): string {
  if (score > 0) return `${score.toFixed(1)} 分 · ${String(ratingCount)} 条评价`
  return ratingCount > 0
    ? `${String(ratingCount)} 条评价，满 ${String(LEAST_RATINGS)} 条后显示评分`
    : '暂无评价'
}
