import type { KeptGroup, ReadContent } from '#offline/device/read-content.ts'
import { timeText } from '#lib/dates.ts'

/** Names of the areas of the contract, as the menu and the personal centre call them. */
export const areaWords: Readonly<Record<string, string>> = {
  activity: '活动路演',
  appeal: '诉求',
  applet: '二维码',
  attribute: '企业资料',
  auth: '账号和企业',
  banner: '首页图片',
  common: '选项字典',
  declare: '项目申报',
  docking: '供需对接',
  enterprise: '企业资料',
  favourite: '收藏',
  market: '工业品市场',
  match: '政策计算',
  message: '消息',
  news: '新闻资讯',
  policy: '政策',
  qa: '常见问题和问答',
  serve: '专业服务',
  tool: '企业工具',
}

/** Returns the name of the group that a piece of content belongs to. */
export function groupOf({ place, area }: Pick<ReadContent, 'place' | 'area'>): string {
  if (place.in === 'files') return '空白表格'
  if (place.in === 'trees') return areaWords['common']!
  return areaWords[area ?? ''] ?? '其他内容'
}

/** Returns the reasons for which a group is kept, each with its number: packs (出发包), or opened and when. */
export function reasonsOf({ count, read, newest, packs }: KeptGroup): string[] {
  const opened = `看过或空闲时保存${newest === undefined ? '' : `，最近 ${timeText(newest)}`}`
  return [
    ...(packs.length > 0 ? [`${String(count - read)} 条由出发包保留：${packs.join('、')}`] : []),
    ...(read > 0 ? [packs.length > 0 ? `${String(read)} 条${opened}` : opened] : []),
  ]
}
