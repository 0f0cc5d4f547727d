import type { Appeal } from '#api/appeal.ts'
import type { ChatLink, ChatQuestion } from '#api/chat.ts'
import { questionsLike, surelyAsked } from '#rules/question-found.ts'
import type { World } from '#mocks/city.ts'
import { linksOf } from '#mocks/qa/links.ts'

type Category = Appeal['category']

/** Answers that offices give to a 咨询, by category. */
const answers: Record<Category, string> = {
  惠企政策:
    '现行惠企政策的申报条件、奖补标准和截止时间以当年申报通知为准。请先在“政策计算”中核对企业条件；符合条件的，在申报期内通过平台在线填报，逾期不再受理。',
  融资贷款:
    '贷款贴息由经办银行统一申请，企业按期还本付息后直接抵扣；需要融资对接的，请备好近两年财务报表和纳税证明，由金融服务专员在 2 个工作日内联系。',
  人才用工:
    '人才补贴由用人单位统一申报，材料为劳动合同、社保缴纳记录和证书；审核通过后 15 个工作日内拨付至单位账户，由单位发放给本人。',
  证照办理:
    '该事项可以全程网上办理。材料齐全、符合法定形式的，自受理之日起 5 个工作日内办结；需要补正的，将一次性告知全部内容。',
  基础设施:
    '已安排专人现场核实。属于公共设施故障的，由责任单位限期修复；涉及增容、改造的，请提供用地红线图和负荷说明，便于核定方案。',
  土地厂房:
    '在现有工业用地内改建、扩建且符合规划的，不增收土地价款，但需办理建设工程规划许可；租赁厂房的，请提供产权证明和租赁合同备案材料。',
  税费社保:
    '可在电子税务局或社保网上经办系统直接办理。多缴的税费自结算缴纳之日起 3 年内可以申请退还；缴费基数以当年公布的标准为准。',
  市场开拓:
    '参加列入年度计划的展会，展位费按比例补助，每家企业每年限报一次。请保留参展合同、发票和付款凭证，展会结束后 2 个月内申报。',
  科技创新:
    '研发费用口径与企业所得税年度申报保持一致，委托研发按实际发生额的 80% 计算。请留存研发项目立项文件、费用辅助账和成果材料备查。',
  法治维权:
    '机关、事业单位和大型企业拖欠中小企业款项的，请提供合同、验收单和对账凭证，由主管部门督促支付；已进入诉讼、仲裁程序的，按法定程序处理。',
  其他: '您反映的情况已核实，按现行规定可以办理。请携带营业执照副本到市民中心企业服务窗口，或在平台提交申请，由工作人员全程协助。',
}

/** Page linked from an answer, by category; {@link FAQ} if none is listed. */
const links: Partial<Record<Category, ChatLink>> = {
  惠企政策: { name: '政策计算', href: '/policy/calculate' },
  融资贷款: { name: '查贴息政策', href: '/policy/search?keyword=贴息' },
  人才用工: { name: '查人才政策', href: '/policy/search?keyword=人才' },
  基础设施: { name: '我要提诉求', href: '/appeal/demand' },
  税费社保: { name: '国家税务总局', href: 'https://www.chinatax.gov.cn' },
  市场开拓: { name: '活动报名', href: '/roadshow' },
  科技创新: { name: '查研发政策', href: '/policy/search?keyword=研发' },
}
const FAQ: ChatLink = { name: '常见问题', href: '/appeal/FAQ-list' }

/**
 * Second office that joins a conversation, and its words, for categories in which it is in charge of a part of the
 * matter.
 */
const joining: Partial<Record<Category, readonly [office: string, words: string]>> = {
  惠企政策: ['市财政局', '补充说明资金拨付：奖补资金在公示期满后 15 个工作日内拨付至企业登记的对公账户。'],
  融资贷款: ['市财政局', '补充说明贴息资金：贴息按季度结算，由经办银行从利息中直接扣减，企业无需垫付。'],
  土地厂房: [
    '市住建局',
    '补充说明施工许可：改扩建面积超过 300 平方米的，开工前需办理施工许可和消防设计审查。',
  ],
  税费社保: [
    '市人社局',
    '补充说明社保部分：缴费基数申报后次月生效，差额可以在当年 12 月底前补缴，不收滞纳金。',
  ],
}

/** Returns the second office of a category and its words; undefined if one office answers alone. */
export const joiningOf = (category: Category) => joining[category]

/** Answer with links and further questions. */
interface Answer {
  words: string
  links: ChatLink[]
  questions: ChatQuestion[]
}

/** Number of questions offered beside an answer. */
const OFFERED_QUESTIONS = 3

/**
 * Returns the answer of an office: the one of the knowledge base if its question matches for sure, otherwise the one of
 * the category.
 */
export function answerTo(world: World, { category, title }: Pick<Appeal, 'category' | 'title'>): Answer {
  const found = questionsLike(world.db.question.getAll(), title)
  const match = surelyAsked(found, title)?.row
  return {
    words: match ? match.answerHtml.replaceAll(/<[^>]*>/gu, '') : answers[category],
    links: match ? linksOf(match) : [links[category] ?? FAQ],
    questions: found
      .map(({ row: { id, content, serialNumber } }) => ({ id, content, serialNumber }))
      .filter(({ id }) => id !== match?.id)
      .slice(0, OFFERED_QUESTIONS),
  }
}
