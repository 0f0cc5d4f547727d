/** So many must have scored a service or a provider before its score says anything (records, "Professional services"). */
export const LEAST_RATINGS = 3

/** What has been said of a service or a provider: how many scored it, and their 1 to 5 points added up. */
export interface Rated {
  ratingCount: number
  ratingSum: number
}

/** Returns the score that everybody reads, 1 to 5 with one decimal; 0 while too few have scored. */
export const scoreOf = ({ ratingCount, ratingSum }: Rated): number =>
  ratingCount < LEAST_RATINGS ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10
