// Words for validating addresses of the declare pages, without the schemas, which are loaded with the pages.

/** Tabs of the page of today's declarable items. */
export const todayTabs = ['可申报', '即将截止', '新发布'] as const
/** Orders of that page; 可申报优先 (chosen) is for members with an enterprise: by verdict, then by deadline. */
export const todaySorts = ['可申报优先', '截止最近', '额度最高', '最新发布'] as const

/** Tabs of my declarations. */
export const declarationGroups = ['全部', '办理中', '待补正', '已办结'] as const

/** Forms of items: general, 免申即享 (a confirmation only), special (专精特新). */
export const formKeys = ['apply', 'apply-msjx', 'spec-declare'] as const
