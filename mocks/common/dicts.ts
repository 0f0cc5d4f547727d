import { activityModes, activityTypes } from '#api/activity.ts'
import { appealCategories, appealTypes } from '#api/appeal.ts'
import type { DictNode, DictType } from '#api/common.ts'
import { noticeTypes } from '#api/declare-item.ts'
import { budgetTypes, dockingCategories } from '#api/docking.ts'
import { tradeTypes } from '#api/market.ts'
import { priceModes } from '#api/serve-product.ts'
import { natures } from '#api/serve-provider.ts'
import { serviceTypes } from '#api/serve-words.ts'
import { levels, policyTypes, supportModes, targetScales, targetTags, validities } from '#api/policy-words.ts'
import { type Branch, tree } from '#mocks/market/kinds.ts'
import { departments, districts, industries } from '#mocks/vocabulary.ts'

/** Returns nodes whose codes are their own names, because records store the words that people see. */
const nodes = (from: readonly string[]): DictNode[] => from.map((name) => ({ code: name, name }))

/** Dictionaries of the city, as trees; those without levels have no children. */
export const dicts: Record<DictType, DictNode[]> = {
  district: nodes(districts),
  industry: nodes(industries),
  department: nodes(departments),
  policy_level: nodes(levels),
  policy_type: nodes(policyTypes),
  support_mode: nodes(supportModes),
  policy_validity: nodes(validities),
  enterprise_scale: nodes(targetScales).map(({ code }) => ({
    code,
    name: code === '个体' ? '个体工商户' : `${code}型企业`,
  })),
  enterprise_tag: nodes(targetTags),
  tax_grade: nodes(['A', 'B', 'M', 'C', 'D']),
  appeal_type: nodes(appealTypes),
  appeal_category: nodes(appealCategories),
  docking_category: nodes(dockingCategories),
  budget_type: nodes(budgetTypes),
  trade_type: nodes(tradeTypes),
  product_category: tree.map(asNode),
  service_type: nodes(serviceTypes),
  price_mode: nodes(priceModes),
  provider_nature: nodes(natures),
  activity_type: nodes(activityTypes),
  activity_mode: nodes(activityModes),
  notice_type: nodes(noticeTypes),
  unit: nodes([
    '件',
    '台',
    '套',
    '个',
    '只',
    '千克',
    '吨',
    '米',
    '平方米',
    '立方米',
    '升',
    '箱',
    '批',
    '项',
    '人次',
    '年',
  ]),
  yes_no: [
    { code: 'true', name: '是' },
    { code: 'false', name: '否' },
  ],
}

function asNode({ name, children }: Branch): DictNode {
  return { code: name, name, ...(children.length ? { children: children.map(asNode) } : {}) }
}
