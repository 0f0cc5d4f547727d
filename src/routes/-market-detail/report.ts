import type { Listing } from '#api/market.ts'
import type { Beginning } from '#features/appeal/beginning.ts'
import { cutText } from '#lib/cut.ts'

/** Maximal characters of an appeal's title (records, "Appeal 诉求"). */
const MAX_TITLE = 50

/**
 * Returns the initial values of an appeal that reports a listing: they name the listing, and leave the reason to the
 * user.
 */
export const reportOf = ({
  id,
  title,
  publisherOrg,
}: Pick<Listing, 'id' | 'title' | 'publisherOrg'>): Beginning => ({
  title: cutText(`举报：${title}`, MAX_TITLE),
  type: '举报',
  category: '法治维权',
  content: [`工业品市场的信息“${title}”`, `编号：${id}`, `发布单位：${publisherOrg}`, '举报事由：'].join(
    '\n',
  ),
})
