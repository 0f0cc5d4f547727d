import type { Plan, PlannedState } from './plan.ts'
import { archivedCourse, benefitPlans } from './plans-benefits.ts'

const chengyue = { userId: 'u-enterprise', enId: 'en-chengyue' }
const lanqi = { userId: 'u-enterprise', enId: 'en-lanqi' }
const jiashu = { userId: 'u-other', enId: 'en-jiashu' }

const regularStates = ['已受理', '审核中', '评审中', '公示中', '已通过', '兑付中', '已兑付'] as const

/**
 * Returns the course of a declaration that is never returned or refused, with the working days ago of each state
 * reached.
 */
const regularCourse = (first: number, ...daysAgo: number[]): [PlannedState, ...PlannedState[]] => [
  ['已提交', first],
  ...daysAgo.map((days, at): PlannedState => [regularStates[at]!, days]),
]

/**
 * Returns the demo accounts' declarations, in many states; `inDays` returns the end of a day counted in working days
 * from today.
 */
export const plans = (inDays: (days: number) => string): Plan[] => [
  {
    ...chengyue,
    id: 'decl-fix',
    item: ['item-champion'],
    projectName: '精密滚珠丝杠副单项冠军培育',
    summary: '面向高档数控机床配套，提升滚珠丝杠副精度保持性，近三年国内细分市场占有率居前三位。',
    applyAmount: 1_500_000,
    course: [...regularCourse(9, 7, 5), ['待补正', 3, { reason: '补充检测报告', dueDate: inDays(4) }]],
  },
  {
    ...chengyue,
    id: 'decl-review',
    item: ['研发费用', '创新能力', '技术合同'],
    projectName: '高速电主轴热误差补偿技术研发',
    summary: '针对高速电主轴温升导致的加工误差，研发在线测温与补偿算法，已完成两轮台架验证。',
    applyAmount: 360_000,
    course: regularCourse(6, 5, 2),
  },
  {
    ...chengyue,
    id: 'decl-paid',
    item: ['技术改造', '数字化车间', '设备更新'],
    projectName: '主轴装配线智能化改造',
    summary: '对两条主轴装配线实施自动上下料和在线检测改造，人均产出提高百分之三十一。',
    applyAmount: 140_000,
    course: [
      ...regularCourse(68, 66, 62, 56, 43),
      ['已通过', 38, { approvedAmount: 126_000 }],
      ['兑付中', 29],
      ['已兑付', 20],
    ],
  },
  {
    ...chengyue,
    id: 'decl-refused',
    item: ['国际市场', '出口信用'],
    projectName: '直线导轨海外市场拓展',
    summary: '在东南亚设立售后服务点，参加两场境外专业展会，带动直线导轨出口增长。',
    applyAmount: 200_000,
    course: [
      ...regularCourse(27, 25, 21, 16),
      ['不予通过', 6, { reason: '近两年营业收入平均增长率为 3.2%，未达到 5% 的申报条件' }],
    ],
  },
  {
    ...chengyue,
    id: 'decl-submitted',
    item: ['学徒', '就业', '高层次人才'],
    projectName: '数控装调技师联合培养',
    summary: '与市职业技术学院共建实训班，每年联合培养数控装调技师四十名，结业后直接上岗。',
    applyAmount: 80_000,
    course: regularCourse(1),
  },
  {
    ...chengyue,
    id: 'decl-expert',
    item: ['首台'],
    projectName: '五轴联动加工中心首台套应用',
    summary: '自主研制的五轴联动加工中心通过用户验收，关键功能部件国产化率达到百分之九十二。',
    applyAmount: 300_000,
    course: regularCourse(19, 18, 14, 7),
  },
  {
    ...chengyue,
    id: 'decl-publicity',
    item: ['绿色工厂', '节能', '有机物'],
    projectName: '热处理车间节能改造',
    summary: '以真空感应炉替代盐浴炉并回收余热，单位产品综合能耗下降百分之二十三。',
    applyAmount: 260_000,
    course: regularCourse(25, 24, 20, 13, 2),
  },
  {
    ...chengyue,
    id: 'decl-paying',
    item: ['专利', '知识产权'],
    projectName: '丝杠副高价值专利组合培育',
    summary: '围绕滚道磨削与表面强化布局发明专利十一件，其中三件获得境外授权。',
    applyAmount: 180_000,
    course: regularCourse(51, 49, 45, 39, 25, 20, 12),
    rating: { score: 4, reasons: ['指南清楚'], comment: '评审反馈具体，拨付进度能查到。', daysAgo: 11 },
  },
  {
    ...chengyue,
    id: 'decl-withdrawn',
    item: ['设备更新贷款', '担保'],
    projectName: '设备更新贷款贴息',
    summary: '新购精密磨床三台，申请银行贷款并按期付息，本次申请首年贴息。',
    applyAmount: 150_000,
    course: [...regularCourse(16, 15), ['已撤回', 13]],
  },
  {
    ...chengyue,
    id: 'decl-lapsed',
    item: ['智能工厂', '工业互联网'],
    projectName: '工业互联网平台接入',
    summary: '完成六十二台设备联网和生产看板建设，实现工单、刀具与能耗数据统一管理。',
    applyAmount: 120_000,
    course: [
      ...regularCourse(24, 23),
      ['待补正', 20, { reason: '改造服务合同及发票不清晰，请重新上传', dueDate: inDays(-13) }],
      ['逾期作废', 12],
    ],
  },
  ...benefitPlans(chengyue, inDays),
  {
    ...chengyue,
    id: 'zjtx-draft',
    item: ['spec-declare'],
    projectName: '',
    summary: '',
    applyAmount: 0,
    course: [['草稿', 2]],
    spec: {
      tier: '专精特新“小巨人”企业',
      industryCode: '3451',
      mainProduct: '精密滚珠丝杠副',
      marketYears: 11,
      marketShare: 12.5,
      topThree: true,
      keyField: true,
      employees: 186,
      rdEmployees: 34,
      revenue: 42_800_000,
      revenueBefore: 40_100_000,
      revenueTwoBefore: 37_200_000,
      mainRevenue: 38_600_000,
      rdCost: 2_354_000,
      rdCostBefore: 2_010_000,
      totalAssets: 61_000_000,
      totalDebts: 28_000_000,
      patents: 1,
      ip: [
        { name: '一种滚珠丝杠磨削装置', kind: '发明专利', no: 'ZL202310000001.1', date: '2024-05-10' },
        { name: '滚道表面强化夹具', kind: '实用新型专利', no: 'ZL202320000002.2', date: '2024-08-21' },
      ],
      summary: '专注数控机床核心功能部件的研发与制造，主导产品用于高档数控机床和精密检测设备。',
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
    course: regularCourse(4, 3),
  },
  {
    ...lanqi,
    id: 'benefit-paid',
    item: ['apply-msjx:公示归档'],
    projectName: '',
    summary: '',
    applyAmount: 20_000,
    course: archivedCourse(inDays),
    rating: { score: 5, reasons: ['办理快', '材料精简'], comment: '没有填表，确认后两周到账。', daysAgo: 33 },
  },
  {
    ...jiashu,
    id: 'decl-other',
    item: ['新材料', '创新能力'],
    projectName: '碳纤维预浸料中试线建设',
    summary: '建设年产三十万平方米碳纤维预浸料中试线，完成树脂配方放大与连续化验证。',
    applyAmount: 220_000,
    course: regularCourse(6, 4, 1),
  },
  {
    ...jiashu,
    id: 'decl-other-fix',
    item: ['标准化', '质量奖', '绿色工厂'],
    projectName: '海洋防腐复合材料试验方法标准制定',
    summary: '牵头起草海洋防腐复合材料耐盐雾试验方法团体标准，已完成征求意见稿和比对试验。',
    applyAmount: 160_000,
    course: [
      ...regularCourse(12, 10, 6),
      ['待补正', 2, { reason: '信用承诺书未加盖公章，请重新上传', dueDate: inDays(5) }],
    ],
  },
  {
    ...chengyue,
    id: 'decl-accepted',
    item: ['标准化', '质量', '技能'],
    projectName: '滚珠丝杠副精度检测标准制定',
    summary: '牵头起草滚珠丝杠副精度保持性检测方法团体标准，已完成征求意见稿和验证试验。',
    applyAmount: 90_000,
    course: regularCourse(4, 2),
  },
  {
    ...chengyue,
    id: 'decl-passed',
    item: ['海洋', '数字化', '创新'],
    projectName: '船用推进轴承数字化设计',
    summary: '建立船用推进轴承参数化设计平台，设计周期由四十天缩短到十二天。',
    applyAmount: 240_000,
    course: [...regularCourse(37, 36, 32, 25, 11), ['已通过', 6, { approvedAmount: 200_000 }]],
  },
  {
    ...jiashu,
    id: 'decl-other-paid',
    item: ['展会', '品牌', '创新'],
    projectName: '复合材料海外展会参展',
    summary: '参加两届国际复合材料展览会，签约意向客户十一家，带动出口订单增长。',
    applyAmount: 60_000,
    course: [
      ...regularCourse(62, 60, 56, 50, 37),
      ['已通过', 32, { approvedAmount: 52_000 }],
      ['兑付中', 23],
      ['已兑付', 14],
    ],
    rating: {
      ...{ score: 2, reasons: ['多次补交材料'], daysAgo: 13 },
      comment: '展位发票和合同分两次通知补交，来回多跑了一趟。',
    },
  },
]
