import { seedFile } from '#mocks/common/seed-file.ts'
import { FILM } from '#mocks/files/film.ts'
import type { World } from '#mocks/city.ts'
import { chinaTime } from './days.ts'
import { seedPolicies } from './seed-policies.ts'
import { seedSubjects } from './subjects.ts'
import { tags } from './tags.ts'
import { seedTemplates } from './templates.ts'

/** Fills templates, the film, policies, topics and subscriptions. */
export function seed(world: World): void {
  seedTemplates(world)
  seedFile(world, { fileName: FILM, lines: [] })
  seedPolicies(world)
  seedSubjects(world)
  if (world.db.policy.count()) seedSubscriptions(world)
}

/** Fills the demo accounts' subscriptions. */
function seedSubscriptions(world: World): void {
  const { random } = world.begin('subscription')
  for (const [userId, count] of [
    ['u-enterprise', 7],
    ['u-provider', 3],
    ['u-other', 2],
  ] as const) {
    for (const { id: tagId } of random.some(tags, count)) {
      world.db.subscription.create({
        id: `${userId}:${tagId}`,
        userId,
        tagId,
        createTime: chinaTime(world.now(), -random.whole(1, 60)),
      })
    }
  }
  for (const [id, name, search] of savedSearches) {
    world.db.subscription.create({
      id: `u-enterprise:${id}`,
      userId: 'u-enterprise',
      tagId: id,
      name,
      search: new URLSearchParams(search).toString(),
      createTime: chinaTime(world.now(), -10),
    })
  }
}

/** Searches saved by u-enterprise. */
const savedSearches = [
  ['search-rd', '研发补助', { keyword: '研发', policyType: '资金奖补' }],
  ['search-city', '省市资质认定', { level: '省级,市级', policyType: '资质认定' }],
] as const
