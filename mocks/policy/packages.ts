import type { Attribute } from '#lib/match.ts'
import { isOpen, windowOf } from '#lib/window.ts'
import type { World } from '#mocks/world.ts'
import type { PolicyRow } from './data.ts'
import { fitOf } from './fit.ts'

const kinds = [
  {
    id: 'package-start',
    name: '初创成长包',
    audience: '成立不满 3 年的小微企业',
    summary: '租金、就业、担保贷款，帮企业迈出第一步',
    tags: ['初创'],
  },
  {
    id: 'package-tech',
    name: '科技创新包',
    audience: '高新技术企业、科技型中小企业',
    summary: '研发补助、成果转化、人才团队，支持持续创新',
    tags: ['高企', '科小'],
  },
  {
    id: 'package-srdi',
    name: '专精特新包',
    audience: '专精特新中小企业、“小巨人”企业',
    summary: '认定奖励、数字化改造、知识产权，支持做精做强',
    tags: ['专精特新', '小巨人'],
  },
  {
    id: 'package-scale',
    name: '规上提升包',
    audience: '规模以上工业和服务业企业',
    summary: '技术改造、绿色低碳、上市挂牌，支持做大规模',
    tags: ['规上'],
  },
  {
    id: 'package-trade',
    name: '外贸稳定包',
    audience: '有进出口实绩的企业',
    summary: '市场开拓、出口信保、跨境电商，支持走出去',
    tags: ['外贸'],
  },
]

/** Policies that a package shows at most. */
const MOST = 8

/**
 * The packages, each with the policies in force that can be applied for, the highest amounts first.
 * Given what is known of an enterprise, what it certainly does not fit is left out.
 */
export function packagesOf(world: World, attributes: Attribute[] | undefined) {
  const open = world.db.policy
    .all()
    .filter((one) => one.validity === '有效' && isOpen(windowOf(one, world.now()).state))
    .filter((one) => !attributes || fitOf(one, attributes).level !== 'not_recommended')
    .sort((a, b) => (b.amountMax ?? 0) - (a.amountMax ?? 0))
  return kinds
    .map(({ tags, ...one }) => {
      const policies = open
        .filter((policy) => policy.targetTags.some((tag) => tags.includes(tag)))
        .slice(0, MOST)
      const amountTotal = policies.reduce((sum, policy: PolicyRow) => sum + (policy.amountMax ?? 0), 0)
      return { ...one, policies, policyCount: policies.length, amountTotal }
    })
    .filter((one) => one.policyCount > 0)
}
