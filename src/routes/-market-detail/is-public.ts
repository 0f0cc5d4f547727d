import type { Listing } from '#api/market.ts'

/** True where everybody may read the listing, as it stands or as it was let through before. */
export const isPublic = ({ status, shown }: Listing): boolean => status === '已发布' || shown !== undefined
