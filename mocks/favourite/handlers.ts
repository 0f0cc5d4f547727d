import { favourite } from '#api/favourite.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { criteriaFor } from '#mocks/policy/conditions.ts'
import { briefFor, favouriteId } from '#mocks/policy/policy-search.ts'
import type { World } from '#mocks/city.ts'

export const handlers = mock(favourite, {
  add: ({ params, world, user }) => setFavourite(world, user.id, params.id, true),
  remove: ({ params, world, user }) => setFavourite(world, user.id, params.id, false),
  list({ query, world, user }) {
    const { keyword = '' } = query
    const favourites = world.db.policyFavourite
      .findMany({ where: { userId: { equals: user.id } }, orderBy: { createTime: 'desc' } })
      .map((one) => {
        const policy = world.db.policy.get(one.policyId, '政策')
        return {
          ...briefFor(world, user.id, policy),
          favoriteTime: one.createTime,
          ...criteriaFor(user, policy),
        }
      })
    const found = searchRows(
      favourites,
      keyword,
      (one) => foundBy(one.title, one.departments, one.summary),
      true,
    )
    return pageOf(found, query)
  },
  batch({ body, world, user }) {
    for (const id of body.ids) world.db.policy.get(id, '政策')
    return body.ids.map((id) => setFavourite(world, user.id, id, body.favorite))
  },
})

/** Adds a policy to a user's favourites or removes it, and updates the policy's count. */
function setFavourite(world: World, userId: string, policyId: string, favorite: boolean) {
  const policy = world.db.policy.get(policyId, '政策')
  const id = favouriteId(userId, policyId)
  const was = world.db.policyFavourite.find(id) !== undefined
  if (favorite === was) return { id: policyId, favorite, favoriteCount: policy.favoriteCount }
  if (favorite) world.db.policyFavourite.create({ id, userId, policyId, createTime: world.iso() })
  else world.db.policyFavourite.remove(id)
  const favoriteCount = Math.max(0, policy.favoriteCount + (favorite ? 1 : -1))
  world.db.policy.change(policyId, { favoriteCount })
  return { id: policyId, favorite, favoriteCount }
}
