import { appealLifecycle } from './appeal-states.ts'

/** Fewest characters of a conversation's first words, as of any appeal (records, "Appeal 诉求"). */
export const FIRST_WORDS = 10
/** Minutes of office hours within which the city's people take a conversation up. */
export const TAKEN_UP_WITHIN = 30

/** The step with which the city confirms at once, and of itself, that it has a conversation's first words. */
export const CONFIRMED = '自动回复'

/** A step of an appeal's way, as far as it says who took it. */
interface Step {
  action: string
  handlerOrg?: string
}

/** Returns whether the city took a step; the one who asked took the others. */
export const isCitys = ({ action, handlerOrg }: Step): boolean =>
  handlerOrg !== undefined || action === '自动办结'

/** Returns how many steps of an appeal are news to the one who asked: those of the city's people and of its clock. */
export const heardIn = (timeline: readonly Step[]): number =>
  timeline.filter((step) => isCitys(step) && step.action !== CONFIRMED).length

/** Returns whether words may be added to an appeal in this state: as long as it has not ended. */
export const mayTalk = (state: (typeof appealLifecycle.words)[number]): boolean =>
  !appealLifecycle.isFinal(state)

/** Words of a category that what is asked mentions, the categories with the narrower words first. */
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

/** Returns the category that what is asked speaks of most; 其他 where it mentions none. */
export function categoryOf<Category extends string>(
  words: string,
  categories: readonly Category[],
): Category | undefined {
  const named = mentions.find(([, mention]) => mention.test(words))?.[0] ?? '其他'
  return categories.find((one) => one === named)
}
