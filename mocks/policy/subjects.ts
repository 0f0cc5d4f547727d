import type { Subject } from '#api/policy.ts'
import type { World } from '#mocks/city.ts'
import type { PolicyRow } from './tables.ts'
import { chinaTime } from './days.ts'
import { inForce } from './policy-search.ts'

interface Topic {
  id: string
  name: string
  summary: string
  department: string
  contains: (policy: PolicyRow) => boolean
}

const hasTag = (tag: PolicyRow['targetTags'][number]) => (one: PolicyRow) => one.targetTags.includes(tag)
const hasType = (type: PolicyRow['policyType']) => (one: PolicyRow) => one.policyType === type
const mentions =
  (...words: string[]) =>
  (one: PolicyRow) =>
    words.some((word) => one.theme.includes(word))

const topicList: Omit<Topic, 'id'>[] = [
  {
    name: '专精特新企业培育',
    summary: '从创新型中小企业到“小巨人”，一路支持到位。',
    department: '市工信局',
    contains: (one) => hasTag('专精特新')(one) || hasTag('小巨人')(one),
  },
  {
    name: '科技创新与研发投入',
    summary: '研发补助、高企认定、成果转化，支持企业加大创新。',
    department: '市科技局',
    contains: (one) => hasTag('高企')(one) || hasTag('科小')(one),
  },
  {
    name: '大规模设备更新',
    summary: '技术改造奖补和设备更新贷款贴息，更新设备有支持。',
    department: '市工信局',
    contains: mentions('技术改造', '设备', '装备', '工厂'),
  },
  {
    name: '数字化转型',
    summary: '上云用数赋智，建设数字化车间和工业互联网平台。',
    department: '市大数据局',
    contains: mentions('数字', '工业互联网', '数据'),
  },
  {
    name: '稳外贸拓市场',
    summary: '国际市场开拓、出口信保、跨境电商支持政策。',
    department: '市商务局',
    contains: hasTag('外贸'),
  },
  {
    name: '融资纾困',
    summary: '贷款贴息、担保费补助，降低融资成本。',
    department: '市金融办',
    contains: hasType('融资贴息'),
  },
  {
    name: '减税降费',
    summary: '税费减免政策直达快享，应享尽享。',
    department: '市税务局',
    contains: hasType('税费减免'),
  },
  {
    name: '人才引育',
    summary: '人才团队资助、博士后工作站、技能培训补贴。',
    department: '市人社局',
    contains: hasType('人才'),
  },
  {
    name: '初创企业成长',
    summary: '创业担保、租金补助、就业补贴，帮助初创企业起步。',
    department: '市人社局',
    contains: hasTag('初创'),
  },
  {
    name: '绿色低碳发展',
    summary: '绿色工厂、节能降碳、循环经济项目支持。',
    department: '市发改委',
    contains: mentions('绿色', '节能', '治理', '用能'),
  },
  {
    name: '免申即享',
    summary: '免申报，由系统比对后直接兑付。',
    department: '市财政局',
    contains: (one) => one.supportMode === '免申即享',
  },
  {
    name: '质量品牌与知识产权',
    summary: '质量奖、专利、标准和知识产权融资支持。',
    department: '市市场监管局',
    contains: mentions('质量', '专利', '标准化项目', '知识产权'),
  },
]
const topics: Topic[] = topicList.map((one, at) => ({ ...one, id: `subject-${String(at + 1)}` }))

/** Returns the policies in force of a topic, newest first. */
export const policiesOf = (world: World, id: string): PolicyRow[] =>
  currentPolicies(world).filter(topics.find((one) => one.id === id)?.contains ?? (() => false))

const currentPolicies = (world: World) =>
  world.db.policy.findMany({ where: inForce, orderBy: { publishDate: 'desc' } })

/** Fills the topics; a world without policies has none. */
export function seedSubjects(world: World): void {
  const { random } = world.begin('subject')
  const policies = currentPolicies(world)
  if (!policies.length) return
  for (const { id, name, summary, department, contains } of topics) {
    const createTime = chinaTime(world.now(), -random.whole(20, 300))
    const policyCount = policies.filter(contains).length
    const subject: Subject = {
      id,
      createTime,
      updateTime: createTime,
      name,
      summary,
      department,
      policyCount,
      viewCount: random.whole(300, 9_000),
    }
    world.db.subject.create(subject)
  }
}

/** Returns the introduction of a topic as safe HTML. */
export const subjectHtml = ({ name, summary, department, policyCount }: Subject): string =>
  `<p>${summary}</p><p>“${name}”专题由${department}牵头整理，汇集国家、省、市、区四级现行有效政策 ${String(policyCount)} 条，` +
  '按发布时间排列，随政策更新同步调整。进入政策详情可查看支持标准、申报条件和申报时间，符合条件的可以直接申报。</p>'
