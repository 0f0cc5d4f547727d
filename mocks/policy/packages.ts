import { isoDay } from '#lib/dates.ts'
import type { Attribute, AttributeValue } from '#rules/match.ts'
import { bestSet, sumsOf } from '#rules/best-set.ts'
import { candidateOf } from '#rules/stacking.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import type { World } from '#mocks/city.ts'
import type { PolicyRow } from './tables.ts'
import { fitOf } from './fit.ts'
import { materialsOf, stepsOf } from './papers.ts'
import { inForce } from './policy-search.ts'
import { stackingOf } from './stacking.ts'

interface PackageKind {
  id: string
  name: string
  audience: string
  summary: string
  tags: string[]
  /** Returns whether the package suits an enterprise with these facts; undefined where they do not decide. */
  suits: (facts: KnownFacts, year: number) => boolean | undefined
}

type KnownFacts = Partial<Record<string, AttributeValue>>

/** Returns true where any of the titles is held, false where all are known to be missing, else undefined. */
const anyOf = (...titles: (AttributeValue | undefined)[]) =>
  titles.includes(true) ? true : titles.includes(undefined) ? undefined : false

const kinds: readonly PackageKind[] = [
  {
    id: 'package-start',
    name: '初创成长包',
    audience: '成立不满 3 年的小微企业',
    summary: '租金、就业、担保贷款，帮企业迈出第一步',
    tags: ['初创'],
    suits: ({ foundedYear }, year) => (typeof foundedYear === 'number' ? year - foundedYear <= 3 : undefined),
  },
  {
    id: 'package-tech',
    name: '科技创新包',
    audience: '高新技术企业、科技型中小企业',
    summary: '研发补助、成果转化、人才团队，支持持续创新',
    tags: ['高企', '科小'],
    suits: ({ highTech, techSme }) => anyOf(highTech, techSme),
  },
  {
    id: 'package-srdi',
    name: '专精特新包',
    audience: '专精特新中小企业、“小巨人”企业',
    summary: '认定奖励、数字化改造、知识产权，支持做精做强',
    tags: ['专精特新', '小巨人'],
    suits: ({ srdi }) => anyOf(srdi),
  },
  {
    id: 'package-scale',
    name: '规上提升包',
    audience: '规模以上工业和服务业企业',
    summary: '技术改造、绿色低碳、上市挂牌，支持做大规模',
    tags: ['规上'],
    suits: ({ aboveScale }) => anyOf(aboveScale),
  },
  {
    id: 'package-trade',
    name: '外贸稳定包',
    audience: '有进出口实绩的企业',
    summary: '市场开拓、出口信保、跨境电商，支持走出去',
    tags: ['外贸'],
    suits: ({ exports }) => (typeof exports === 'number' ? exports > 0 : undefined),
  },
]

/** Maximum number of policies in a package. */
const MAX_POLICIES = 8

/** Returns a policy as the search for a set sees it, as if the enterprise fitted it. */
const asCandidate = (one: PolicyRow) =>
  candidateOf(
    {
      ...one,
      policyId: one.id,
      matchLevel: 'recommended',
      stacking: stackingOf(one),
      conditions: [],
      materials: materialsOf(one),
      steps: stepsOf(one),
    },
    {},
  )

/**
 * Returns the packages, each with the policies in force that are open for application and can be had together, highest
 * amounts first. With facts of an enterprise, packages and policies that certainly do not suit it are left out.
 */
export function packagesOf(world: World, attributes: Attribute[] | undefined) {
  const open = world.db.policy
    .findMany({ where: inForce })
    .filter((one) => isOpen(windowOf(one, world.now()).state))
    .filter((one) => !attributes || fitOf(one, attributes).level !== 'not_recommended')
    .sort((a, b) => (b.amountMax ?? 0) - (a.amountMax ?? 0))
  const facts: KnownFacts = Object.fromEntries((attributes ?? []).map(({ key, value }) => [key, value]))
  const year = Number(isoDay(world.now()).slice(0, 4))
  return kinds
    .filter(({ suits }) => suits(facts, year) !== false)
    .map((kind) => {
      const { tags, suits: _, ...one } = kind
      const own = open.filter((policy) => policy.targetTags.some((tag) => tags.includes(tag)))
      const { chosen } = bestSet(own.map(asCandidate))
      const policies = own.filter(({ id }) => chosen.includes(id)).slice(0, MAX_POLICIES)
      const amountTotal = sumsOf(policies.map(asCandidate)).upTo
      return { ...one, policies, policyCount: policies.length, amountTotal }
    })
    .filter((one) => one.policyCount > 0)
}
