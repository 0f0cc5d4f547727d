import type { AttributeKey } from '#api/attribute.ts'
import { factGroups } from '#features/enterprise/fact-groups.ts'

/** Groups of condition attributes: basic data, then the groups of the enterprise's record. */
export const conditionGroups: readonly { title: string; keys: readonly AttributeKey[] }[] = [
  { title: '基本条件', keys: ['district', 'industry', 'foundedYear'] },
  ...factGroups,
]
