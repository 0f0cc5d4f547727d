/**
 * Minimum number of ratings before a service or a provider has a score (records, "Professional services").
 */
export const LEAST_RATINGS = 3

/** Ratings of a service or a provider: their number, and the sum of their 1 to 5 points. */
export interface Rated {
  ratingCount: number
  ratingSum: number
}

/** Returns the public score, 1 to 5 with one decimal; 0 with too few ratings. */
export const scoreOf = ({ ratingCount, ratingSum }: Rated): number =>
  ratingCount < LEAST_RATINGS ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10
