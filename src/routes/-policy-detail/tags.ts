import type { PolicyDetail } from '#api/policy.ts'
import type { Tag } from '#api/tag.ts'

/** The city's words that a policy bears, as one subscribes to them. */
export function tagsOf(policy: PolicyDetail, tags: readonly Tag[]): Tag[] {
  const borne: Partial<Record<Tag['group'], readonly string[]>> = {
    类型: [policy.policyType],
    部门: policy.departments,
    层级: [policy.level],
    行业: policy.industries,
    主题: policy.targetTags,
  }
  return tags.filter(({ group, name }) => borne[group]?.includes(name))
}
