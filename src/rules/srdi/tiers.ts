/** Titles of 专精特新, the lowest first. */
export const srdiTiers = ['创新型中小企业', '专精特新中小企业', '专精特新“小巨人”企业'] as const
export type SrdiTier = (typeof srdiTiers)[number]
