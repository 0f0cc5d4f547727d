/** Labels of the searchable kinds, in tab order; the page address names a kind by its key. */
export const kinds = {
  policy: '政策',
  item: '申报项目',
  service: '服务',
  provider: '机构',
  market: '工业品',
  supply: '供给',
  demand: '需求',
  activity: '活动',
  decode: '解读',
  problem: '常见问题',
  question: '问答',
} as const

export type Kind = keyof typeof kinds

/** Keys of the kinds, in tab order. */
export const kindKeys = Object.keys(kinds) as Kind[]
