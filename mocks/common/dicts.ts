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

/** Records hold the words that people see, so most codes are their own names. */
const words = (from: readonly string[]): DictNode[] => from.map((name) => ({ code: name, name }))

/** Every dictionary of the city, as a tree; those without levels have no children. */
export const dicts: Record<DictType, DictNode[]> = {
  district: words(districts),
  industry: words(industries),
  department: words(departments),
  policy_level: words(levels),
  policy_type: words(policyTypes),
  support_mode: words(supportModes),
  policy_validity: words(validities),
  enterprise_scale: words(targetScales).map(({ code }) => ({
    code,
    name: code === '个体' ? '个体工商户' : `${code}型企业`,
  })),
  enterprise_tag: words(targetTags),
  tax_grade: words(['A', 'B', 'M', 'C', 'D']),
  appeal_type: words(appealTypes),
  appeal_category: words(appealCategories),
  docking_category: words(dockingCategories),
  budget_type: words(budgetTypes),
  trade_type: words(tradeTypes),
  product_category: tree.map(asNode),
  service_type: words(serviceTypes),
  price_mode: words(priceModes),
  provider_nature: words(natures),
  activity_type: words(activityTypes),
  activity_mode: words(activityModes),
  notice_type: words(noticeTypes),
  unit: words([
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
