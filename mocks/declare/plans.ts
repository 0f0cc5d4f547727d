import type { DeclarationStatus, PayeePart } from '#api/declaration.ts'
import type { ZjtxForm } from '#api/zjtx.ts'
import type { Remarks } from './rules.ts'

/** A state, how many days ago it was reached, and what the city said. */
export type Stop = [state: DeclarationStatus, daysAgo: number, remarks?: Remarks]

/** One declaration of a demo account: for which enterprise, for what, and its course; the first stop is its beginning. */
export interface Plan {
  id: string
  userId: string
  enId: string
  /** The item's id, or words of its name, best first. */
  item: string[]
  projectName: string
  summary: string
  applyAmount: number
  course: [Stop, ...Stop[]]
  /** What an application-free benefit still needs to be paid out. */
  missing?: PayeePart[]
  spec?: Partial<ZjtxForm>
}

const hailan = { userId: 'u-enterprise', enId: 'en-hailan' }
const lanqi = { userId: 'u-enterprise', enId: 'en-lanqi' }
const jiashu = { userId: 'u-other', enId: 'en-jiashu' }

const way = ['已受理', '审核中', '评审中', '公示中', '已通过', '兑付中', '已兑付'] as const

/** The way of an undisturbed declaration from its submission on, one number of days ago for each state reached. */
const straight = (first: number, ...daysAgo: number[]): [Stop, ...Stop[]] => [
  ['已提交', first],
  ...daysAgo.map((days, at): Stop => [way[at]!, days]),
]

/** The demo accounts' declarations, in many states; `inDays` gives the end of a day counted from today. */
export const plans = (inDays: (days: number) => string): Plan[] => [
  {
    ...hailan,
    id: 'decl-fix',
    item: ['item-champion'],
    projectName: '精密滚珠丝杠副单项冠军培育',
    summary: '面向高档数控机床配套，提升滚珠丝杠副精度保持性，近三年国内细分市场占有率居前三位。',
    applyAmount: 1_500_000,
    course: [...straight(12, 10, 7), ['待补正', 4, { reason: '补充检测报告', dueDate: inDays(6) }]],
  },
  {
    ...hailan,
    id: 'decl-review',
    item: ['研发费用', '创新能力', '技术合同'],
    projectName: '高速电主轴热误差补偿技术研发',
    summary: '针对高速电主轴温升导致的加工误差，研发在线测温与补偿算法，已完成两轮台架验证。',
    applyAmount: 360_000,
    course: straight(9, 7, 3),
  },
  {
    ...hailan,
    id: 'decl-paid',
    item: ['技术改造', '数字化车间', '设备更新'],
    projectName: '主轴装配线智能化改造',
    summary: '对两条主轴装配线实施自动上下料和在线检测改造，人均产出提高百分之三十一。',
    applyAmount: 140_000,
    course: [
      ...straight(96, 94, 88, 79, 61),
      ['已通过', 52, { approvedAmount: 126_000 }],
      ['兑付中', 41],
      ['已兑付', 29],
    ],
  },
  {
    ...hailan,
    id: 'decl-refused',
    item: ['国际市场', '出口信用'],
    projectName: '直线导轨海外市场拓展',
    summary: '在东南亚设立售后服务点，参加两场境外专业展会，带动直线导轨出口增长。',
    applyAmount: 200_000,
    course: [
      ...straight(38, 36, 30, 21),
      ['不予通过', 9, { reason: '近两年营业收入平均增长率为 3.2%，未达到 5% 的申报条件' }],
    ],
  },
  {
    ...hailan,
    id: 'decl-submitted',
    item: ['学徒', '就业', '高层次人才'],
    projectName: '数控装调技师联合培养',
    summary: '与市职业技术学院共建实训班，每年联合培养数控装调技师四十名，结业后直接上岗。',
    applyAmount: 80_000,
    course: straight(1),
  },
  {
    ...hailan,
    id: 'decl-expert',
    item: ['首台', '首批次'],
    projectName: '五轴联动加工中心首台套应用',
    summary: '自主研制的五轴联动加工中心通过用户验收，关键功能部件国产化率达到百分之九十二。',
    applyAmount: 300_000,
    course: straight(27, 25, 19, 8),
  },
  {
    ...hailan,
    id: 'decl-publicity',
    item: ['绿色工厂', '节能', '有机物'],
    projectName: '热处理车间节能改造',
    summary: '以真空感应炉替代盐浴炉并回收余热，单位产品综合能耗下降百分之二十三。',
    applyAmount: 260_000,
    course: straight(36, 34, 29, 17, 3),
  },
  {
    ...hailan,
    id: 'decl-paying',
    item: ['知识产权', '专利'],
    projectName: '丝杠副高价值专利组合培育',
    summary: '围绕滚道磨削与表面强化布局发明专利十一件，其中三件获得境外授权。',
    applyAmount: 180_000,
    course: straight(74, 72, 65, 56, 35, 26, 12),
  },
  {
    ...hailan,
    id: 'decl-withdrawn',
    item: ['贴息', '担保'],
    projectName: '设备更新贷款贴息',
    summary: '新购精密磨床三台，申请银行贷款并按期付息，本次申请首年贴息。',
    applyAmount: 150_000,
    course: [...straight(23, 21), ['已撤回', 18]],
  },
  {
    ...hailan,
    id: 'decl-lapsed',
    item: ['工业互联网', '数据要素', '智能工厂'],
    projectName: '工业互联网平台接入',
    summary: '完成六十二台设备联网和生产看板建设，实现工单、刀具与能耗数据统一管理。',
    applyAmount: 120_000,
    course: [
      ...straight(34, 33),
      ['待补正', 28, { reason: '项目合同及发票不清晰，请重新上传', dueDate: inDays(-18) }],
      ['逾期作废', 17],
    ],
  },
  {
    ...hailan,
    id: 'benefit-confirm',
    item: ['apply-msjx:意愿确认'],
    projectName: '',
    summary: '',
    applyAmount: 50_000,
    course: [
      ['系统比对', 9],
      ['精准推送', 7],
      ['意愿确认', 5, { dueDate: inDays(12) }],
    ],
  },
  {
    ...hailan,
    id: 'benefit-account',
    item: ['apply-msjx:意愿确认'],
    projectName: '',
    summary: '',
    applyAmount: 36_000,
    missing: ['contact', 'account'],
    course: [
      ['系统比对', 8],
      ['精准推送', 6],
      ['意愿确认', 4, { dueDate: inDays(5) }],
    ],
  },
  {
    ...hailan,
    id: 'benefit-matching',
    item: ['apply-msjx:系统比对'],
    projectName: '',
    summary: '',
    applyAmount: 24_000,
    course: [['系统比对', 1]],
  },
  {
    ...hailan,
    id: 'benefit-pushed',
    item: ['apply-msjx:精准推送'],
    projectName: '',
    summary: '',
    applyAmount: 18_000,
    course: [
      ['系统比对', 4],
      ['精准推送', 1],
    ],
  },
  {
    ...hailan,
    id: 'benefit-paying',
    item: ['apply-msjx:自动兑付'],
    projectName: '',
    summary: '',
    applyAmount: 42_000,
    course: [
      ['系统比对', 30],
      ['精准推送', 27],
      ['意愿确认', 25, { dueDate: inDays(-10) }],
      ['自动兑付', 22],
    ],
  },
  {
    ...hailan,
    id: 'benefit-declined',
    item: ['apply-msjx:自动兑付'],
    projectName: '',
    summary: '',
    applyAmount: 12_000,
    course: [
      ['系统比对', 28],
      ['精准推送', 25],
      ['意愿确认', 23, { dueDate: inDays(-6) }],
      ['放弃享受', 20, { reason: '同一事项已享受区级补贴，不重复享受' }],
    ],
  },
  {
    ...hailan,
    id: 'benefit-archived',
    item: ['apply-msjx:公示归档'],
    projectName: '',
    summary: '',
    applyAmount: 50_000,
    course: [
      ['系统比对', 80],
      ['精准推送', 77],
      ['意愿确认', 75, { dueDate: inDays(-60) }],
      ['自动兑付', 70],
      ['公示归档', 20],
    ],
  },
  {
    ...hailan,
    id: 'benefit-late',
    item: ['apply-msjx:公示归档'],
    projectName: '',
    summary: '',
    applyAmount: 15_000,
    course: [
      ['系统比对', 62],
      ['精准推送', 59],
      ['意愿确认', 57, { dueDate: inDays(-45) }],
      ['逾期未确认', 44, { reason: '未在期限内确认享受意愿，按未确认处理，不视为同意' }],
    ],
  },
  {
    ...hailan,
    id: 'zjtx-draft',
    item: ['spec-declare'],
    projectName: '',
    summary: '',
    applyAmount: 0,
    course: [['草稿', 2]],
    spec: {
      tier: '专精特新“小巨人”企业',
      industryCode: '345',
      mainProduct: '精密滚珠丝杠副',
      marketYears: 11,
      employees: 186,
      rdEmployees: 34,
      revenue: 42_800_000,
      rdCost: 2_354_000,
      contactName: '林晓岚',
      contactPhone: '13800000001',
    },
  },
  {
    ...lanqi,
    id: 'decl-lanqi-accepted',
    item: ['智能工厂', '数字化', '创新能力'],
    projectName: '柔性装配线视觉检测系统',
    summary: '研制面向小批量多品种的视觉检测系统，换型时间由四十分钟缩短到六分钟。',
    applyAmount: 100_000,
    course: straight(6, 4),
  },
  {
    ...lanqi,
    id: 'benefit-paid',
    item: ['apply-msjx:公示归档'],
    projectName: '',
    summary: '',
    applyAmount: 20_000,
    course: [
      ['系统比对', 62],
      ['精准推送', 59],
      ['意愿确认', 57, { dueDate: inDays(-45) }],
      ['自动兑付', 50],
      ['公示归档', 12],
    ],
  },
  {
    ...jiashu,
    id: 'decl-other',
    item: ['新材料', '创新能力'],
    projectName: '生物基可降解薄膜中试',
    summary: '建设年产两千吨生物基可降解薄膜中试线，完成配方放大与连续化验证。',
    applyAmount: 220_000,
    course: straight(8, 6, 2),
  },
  {
    ...jiashu,
    id: 'decl-other-fix',
    item: ['绿色工厂', '标准化', '质量奖'],
    projectName: '改性工程塑料绿色供应链建设',
    summary: '建立再生料追溯体系，对十八家供应商开展绿色评价并逐年提高再生料比例。',
    applyAmount: 160_000,
    course: [
      ...straight(16, 14, 9),
      ['待补正', 3, { reason: '信用承诺书未加盖公章，请重新上传', dueDate: inDays(7) }],
    ],
  },
  {
    ...hailan,
    id: 'decl-accepted',
    item: ['标准化', '质量', '技能'],
    projectName: '滚珠丝杠副精度检测标准制定',
    summary: '牵头起草滚珠丝杠副精度保持性检测方法团体标准，已完成征求意见稿和验证试验。',
    applyAmount: 90_000,
    course: straight(5, 3),
  },
  {
    ...hailan,
    id: 'decl-passed',
    item: ['海洋', '数字化', '创新'],
    projectName: '船用推进轴承数字化设计',
    summary: '建立船用推进轴承参数化设计平台，设计周期由四十天缩短到十二天。',
    applyAmount: 240_000,
    course: [...straight(58, 56, 50, 39, 21), ['已通过', 6, { approvedAmount: 200_000 }]],
  },
]
