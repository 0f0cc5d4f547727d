// Words of the public figures, apart from their sums, because the contract and home need the words alone.

/** Periods of the public figures: the last 90 days with today, or the calendar year until now. */
export const figurePeriods = ['近90天', '本年'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

/** Fewest finished appeals of which a median is stated, because fewer would describe single cases. */
export const LEAST_FOR_MEDIAN = 5
