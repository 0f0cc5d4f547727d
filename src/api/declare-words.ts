// The words that addresses of the declare pages are checked against: without the schemas, which come with the pages.

/** The tabs of what can be declared today. */
export const todayTabs = ['可申报', '即将截止', '新发布'] as const
export const todaySorts = ['截止最近', '额度最高', '最新发布'] as const

/** The tabs above my declarations. */
export const declarationGroups = ['全部', '办理中', '待补正', '已办结'] as const

/** The form of an item: general, 免申即享 with a confirmation only, special (专精特新). */
export const formKeys = ['apply', 'apply-msjx', 'spec-declare'] as const
