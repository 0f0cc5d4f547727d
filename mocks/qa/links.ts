import type { ChatLink } from '#api/chat.ts'
import type { Question } from '#api/qa.ts'

/** Keywords suggested by the assistant (猜您想问). */
export const keywords =
  '专精特新 高新技术企业 研发费用加计扣除 稳岗返还 设备更新 免申即享 创业担保贷款 知识产权质押 营业执照 社保缴费 人才认定 拖欠账款 数字化转型 绿色工厂 出口退税 补正 诉求进度 绑定企业 小型微利企业 银企对接 注销 企业年报'.split(
    ' ',
  )

/** Shortcuts of the assistant: name, path. */
export const hotLinks = [
  ['政策计算', '/policy/calculate'],
  ['今日申报', '/policy/apply'],
  ['政策搜索', '/policy/search'],
  ['免申即享', '/declare/no-apply'],
  ['我要提诉求', '/appeal/demand'],
  ['常见问题', '/appeal/FAQ-list'],
  ['活动报名', '/roadshow'],
  ['专精特新自评', '/srdi/description'],
] as const

/** Links under answers of a category that name no page themselves. */
const linksByCategory: Partial<Record<Question['category'], ChatLink[]>> = {
  项目申报: [{ name: '今日申报', href: '/policy/apply' }],
  补贴奖励: [
    { name: '政策计算', href: '/policy/calculate' },
    { name: '查奖励补贴政策', href: '/policy/search?keyword=奖励' },
  ],
  税费社保: [{ name: '国家税务总局', href: 'https://www.chinatax.gov.cn' }],
}

const paths = new Map<string, string>(hotLinks)

/**
 * Returns the links under an answer: the pages named in “” with the keyword to search for there, if given; or, for an
 * answer that names no page, the links of its category. An answer that names one's own pages (“我的申报”) gets no category
 * links, because the portal itself links those pages.
 */
export function linksOf({ category, answerHtml }: Pick<Question, 'category' | 'answerHtml'>): ChatLink[] {
  const named = [...answerHtml.matchAll(/“([^”]+)”(?:搜索“([^”]+)”)?/gu)]
  const links = named.flatMap(([, name = '', keyword]) => {
    const path = paths.get(name)
    if (!path) return []
    return keyword
      ? { name: `${name}：${keyword}`, href: `${path}?keyword=${encodeURIComponent(keyword)}` }
      : { name, href: path }
  })
  const isOwn = named.some(([, name = '']) => name.startsWith('我的') || name === '消息中心')
  return links.length || isOwn ? links : (linksByCategory[category] ?? [])
}

/** Linked platforms: group, name, address. */
export const partners = [
  ['国家平台', '中国政府网', 'https://www.gov.cn'],
  ['国家平台', '国家政务服务平台', 'https://gjzwfw.www.gov.cn'],
  ['国家平台', '工业和信息化部', 'https://www.miit.gov.cn'],
  ['国家平台', '优质中小企业梯度培育平台', 'https://zjtx.miit.gov.cn'],
  ['国家平台', '国家企业信用信息公示系统', 'https://www.gsxt.gov.cn'],
  ['国家平台', '信用中国', 'https://www.creditchina.gov.cn'],
  ['国家平台', '国家税务总局', 'https://www.chinatax.gov.cn'],
  ['国家平台', '国家社会保险公共服务平台', 'https://si.12333.gov.cn'],
  ['国家平台', '国家知识产权局', 'https://www.cnipa.gov.cn'],
  ['国家平台', '中国政府采购网', 'https://www.ccgp.gov.cn'],
  ['国家平台', '中国国际贸易单一窗口', 'https://www.singlewindow.cn'],
  ['国家平台', '商务部', 'https://www.mofcom.gov.cn'],
  ['合作平台', '市融资信用服务平台', 'https://rongzi.qiyefuwu.example'],
  ['合作平台', '市公共资源交易平台', 'https://ggzy.qiyefuwu.example'],
  ['合作平台', '市科技成果转化平台', 'https://chengguo.qiyefuwu.example'],
  ['合作平台', '市公共就业服务网', 'https://jiuye.qiyefuwu.example'],
  ['合作平台', '市大型仪器共享平台', 'https://yiqi.qiyefuwu.example'],
  ['合作平台', '市知识产权公共服务平台', 'https://zscq.qiyefuwu.example'],
] as const
