import { appealLifecycle } from './appeal-states.ts'

/** Minimum characters of a conversation's first message, as of any appeal (records, "Appeal 诉求"). */
export const FIRST_WORDS = 10
/** Minutes of office hours within which the city's staff take over a new conversation. */
export const TAKEN_UP_WITHIN = 30

/** Step with which the city automatically confirms the receipt of a conversation's first message. */
export const CONFIRMED = '自动回复'

/** Step of an appeal's timeline, with the fields that identify its author. */
interface Step {
  action: string
  handlerOrg?: string
}

/** Returns true if the city took a step; the owner took the others. */
export const isCitys = ({ action, handlerOrg }: Step): boolean =>
  handlerOrg !== undefined || action === '自动办结'

/**
 * Returns the number of steps that are news to the owner of an appeal: those of the city's staff and of its
 * clock.
 */
export const newsCountOf = (timeline: readonly Step[]): number =>
  timeline.filter((step) => isCitys(step) && step.action !== CONFIRMED).length

/** Returns true if messages may be added to an appeal in this state: until it has ended. */
export const mayTalk = (state: (typeof appealLifecycle.words)[number]): boolean =>
  !appealLifecycle.isFinal(state)

/** Keywords of each category, the categories with the more specific keywords first. */
const mentions: readonly (readonly [string, RegExp])[] = [
  ['融资贷款', /贷款|融资|贴息|担保|银行|票据|授信|首贷/u],
  ['税费社保', /税|社保|公积金|发票|缴费|养老|医保|滞纳金/u],
  ['人才用工', /人才|招聘|用工|技师|劳动|员工|工资|职工|落户|工作许可|缺工|派遣/u],
  ['法治维权', /拖欠|欠款|合同纠纷|维权|仲裁|侵权|仿冒|诉讼|破产|异常名录/u],
  ['土地厂房', /土地|厂房|用地|规划许可|租赁|不动产|租金/u],
  ['基础设施', /道路|积水|供水|供电|水压|停电|用电|路灯|增容|燃气|排水|公交|充电桩|宽带/u],
  ['证照办理', /执照|许可证|许可|证照|备案|变更登记|注销|审批|年报|特种设备/u],
  ['科技创新', /高新技术|高企|研发|专利|知识产权|科技|创新|仪器|成果转化|软件/u],
  ['市场开拓', /出口|展会|采购|招标|中标|订单|订舱|海外|外贸|客户/u],
  ['惠企政策', /政策|补贴|奖励|补助|申报|专精特新|小巨人|免申即享|兑现|资金/u],
]

/** Returns the category of the first keywords that a text contains; 其他 if it contains none. */
export function categoryOf<Category extends string>(
  words: string,
  categories: readonly Category[],
): Category | undefined {
  const named = mentions.find(([, mention]) => mention.test(words))?.[0] ?? '其他'
  return categories.find((one) => one === named)
}
