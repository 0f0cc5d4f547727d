import { lengthOf } from './markup.ts'

/** Characters of Chinese text that people read in a minute, between the 300 and 500 of most. */
const PACE = 400

/** Formats the time that a text takes to read, from its markup: 约 3 分钟; at least a minute. */
export const readingTimeText = (markup: string): string =>
  `约 ${String(Math.max(1, Math.round(lengthOf(markup) / PACE)))} 分钟`
