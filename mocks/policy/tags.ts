import { levels, policyTypes, tagGroups, targetTags } from '#api/policy-words.ts'
import type { Tag } from '#api/policy.ts'
import { departments, industries } from '#mocks/words.ts'
import type { PolicyRow } from './data.ts'

/** 检索 is no group of the city's words. */
type Group = Exclude<Tag['group'], '检索'>
const groups = tagGroups.filter((one): one is Group => one !== '检索')

interface TagRow {
  id: string
  name: string
  group: Group
  /** Whether a policy bears the tag. */
  bears: (policy: PolicyRow) => boolean
}

const names: Record<Group, { all: readonly string[]; of: (policy: PolicyRow) => readonly string[] }> = {
  行业: { all: industries, of: (one) => one.industries },
  类型: { all: policyTypes, of: (one) => [one.policyType] },
  部门: { all: departments, of: (one) => one.departments },
  层级: { all: levels, of: (one) => [one.level] },
  主题: { all: targetTags, of: (one) => one.targetTags },
}

/** Every tag: they are the same in all worlds. */
export const tags: TagRow[] = groups.flatMap((group, at) =>
  names[group].all.map((name, index) => ({
    id: `tag-${String(at + 1)}${String(index + 1).padStart(2, '0')}`,
    name,
    group,
    bears: (policy: PolicyRow) => names[group].of(policy).includes(name),
  })),
)
