import type { PolicyDetail } from '#api/policy.ts'
import type { Tag } from '#api/tag.ts'

/** Returns the city's tags that apply to a policy and can be subscribed to. */
export function tagsOf(policy: PolicyDetail, tags: readonly Tag[]): Tag[] {
  const policyWords: Partial<Record<Tag['group'], readonly string[]>> = {
    类型: [policy.policyType],
    部门: policy.departments,
    层级: [policy.level],
    行业: policy.industries,
    主题: policy.targetTags,
  }
  return tags.filter(({ group, name }) => policyWords[group]?.includes(name))
}
