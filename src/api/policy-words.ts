export const levels = ['国家级', '省级', '市级', '区县级'] as const
export const validities = ['有效', '失效', '废止', '已修订'] as const
export const policyTypes = [
  '资金奖补',
  '税费减免',
  '融资贴息',
  '资质认定',
  '试点示范',
  '人才',
  '用地用能',
  '政府采购',
] as const
export const supportModes = ['事前资助', '事后奖补', '贷款贴息', '以奖代补', '认定称号', '免申即享'] as const
export const targetScales = ['大', '中', '小', '微', '个体'] as const
export const targetTags = ['规上', '高企', '科小', '专精特新', '小巨人', '外贸', '初创'] as const
/** Groups of tags; 检索 contains a member's saved searches, the others the city's tags. */
export const tagGroups = ['行业', '类型', '部门', '层级', '主题', '检索'] as const

/** Maximum number of tags and searches that one user may follow. */
export const mostFollowed = 30

/** Forms of interpretations: picture, text, film, questions and answers, expert. */
export const interpretationForms = ['图解', '文字', '视频', '问答', '专家'] as const
