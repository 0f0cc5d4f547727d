import type { Listing } from '#api/market.ts'

/** True if everybody may read the listing: it is published, or an earlier version was approved. */
export const isPublic = ({ status, shown }: Listing): boolean => status === '已发布' || shown !== undefined
