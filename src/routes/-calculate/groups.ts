import type { AttributeKey } from '#api/attribute.ts'
import { factGroups } from '#features/enterprise/fact-groups.ts'

/** What conditions are about, in groups: the enterprise's own record, and who and where it is. */
export const conditionGroups: readonly { title: string; keys: readonly AttributeKey[] }[] = [
  { title: '基本条件', keys: ['district', 'industry', 'foundedYear'] },
  ...factGroups,
]
