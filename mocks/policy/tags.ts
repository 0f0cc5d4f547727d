import { levels, policyTypes, tagGroups, targetTags } from '#api/policy-words.ts'
import type { Tag } from '#api/policy.ts'
import { refuse } from '#mocks/refusal.ts'
import { departments, industries } from '#mocks/words.ts'
import type { World } from '#mocks/world.ts'
import type { PolicyRow } from './data.ts'

interface TagRow {
  id: string
  name: string
  group: Tag['group']
  /** Whether a policy bears the tag. */
  bears: (policy: PolicyRow) => boolean
}

const names: Record<Tag['group'], { all: readonly string[]; of: (policy: PolicyRow) => readonly string[] }> =
  {
    行业: { all: industries, of: (one) => one.industries },
    类型: { all: policyTypes, of: (one) => [one.policyType] },
    部门: { all: departments, of: (one) => one.departments },
    层级: { all: levels, of: (one) => [one.level] },
    主题: { all: targetTags, of: (one) => one.targetTags },
  }

/** Every tag: they are the same in all worlds. */
export const tags: TagRow[] = tagGroups.flatMap((group, at) =>
  names[group].all.map((name, index) => ({
    id: `tag-${String(at + 1)}${String(index + 1).padStart(2, '0')}`,
    name,
    group,
    bears: (policy: PolicyRow) => names[group].of(policy).includes(name),
  })),
)

/** The tags as one user sees them. */
export function tagsFor(world: World, userId: string, only: (tag: TagRow) => boolean = () => true): Tag[] {
  const policies = world.db.policy.all().filter((one) => one.validity === '有效')
  const followed = followedBy(world, userId)
  return tags.filter(only).map(({ bears, ...tag }) => ({
    ...tag,
    subscribed: followed.has(tag.id),
    policyCount: policies.filter(bears).length,
  }))
}

/** Ids of the tags a user follows. */
export const followedBy = (world: World, userId: string): Set<string> =>
  new Set(
    world.db.subscription
      .all()
      .filter((one) => one.userId === userId)
      .map((one) => one.tagId),
  )

/** Tags one user may follow. */
const MOST_FOLLOWED = 30

/**
 * Makes a user follow tags; those followed already stay as they are.
 * @throws Refusal where a tag is unknown or there would be too many.
 */
export function follow(world: World, userId: string, ids: string[]): Tag[] {
  const unknown = ids.find((id) => !tags.some((one) => one.id === id))
  if (unknown !== undefined) refuse.missing('标签')
  const followed = followedBy(world, userId)
  const added = [...new Set(ids)].filter((id) => !followed.has(id))
  if (followed.size + added.length > MOST_FOLLOWED) refuse.rule(`最多订阅 ${String(MOST_FOLLOWED)} 个标签`)
  for (const tagId of added) {
    world.db.subscription.add({ id: `${userId}:${tagId}`, userId, tagId, createTime: world.iso() })
  }
  return tagsFor(world, userId)
}
