import { levels, policyTypes, tagGroups, targetTags } from '#api/policy-words.ts'
import type { Tag } from '#api/tag.ts'
import { bearsTag } from '#rules/policy-search.ts'
import { departments, industries } from '#mocks/vocabulary.ts'
import type { PolicyRow } from './tables.ts'

/** Groups of the city's tags; 检索 is the group of saved searches. */
type Group = Exclude<Tag['group'], '检索'>
const groups = tagGroups.filter((one): one is Group => one !== '检索')

interface TagRow {
  id: string
  name: string
  group: Group
  /** Returns true where a policy has the tag. */
  matches: (policy: PolicyRow) => boolean
}

const names: Record<Group, readonly string[]> = {
  行业: industries,
  类型: policyTypes,
  部门: departments,
  层级: levels,
  主题: targetTags,
}

/** All tags, the same in every world. */
export const tags: TagRow[] = groups.flatMap((group, at) =>
  names[group].map((name, index) => ({
    id: `tag-${String(at + 1)}${String(index + 1).padStart(2, '0')}`,
    name,
    group,
    matches: (policy: PolicyRow) => bearsTag(policy, { group, name }),
  })),
)
