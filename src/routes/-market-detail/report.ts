import type { Listing } from '#api/market.ts'
import type { Beginning } from '#features/appeal/beginning.ts'
import { cutText } from '#lib/cut.ts'

/** Longest title of an appeal (records, "Appeal 诉求"). */
const TITLE = 50

/** The appeal that reports a listing: which one it is stands there, what is wrong with it is left to be written. */
export const reportOf = ({
  id,
  title,
  publisherOrg,
}: Pick<Listing, 'id' | 'title' | 'publisherOrg'>): Beginning => ({
  title: cutText(`举报：${title}`, TITLE),
  type: '举报',
  category: '法治维权',
  content: [`工业品市场的信息“${title}”`, `编号：${id}`, `发布单位：${publisherOrg}`, '举报事由：'].join(
    '\n',
  ),
})
