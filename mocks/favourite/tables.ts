import * as v from 'valibot'
import { model } from '#mocks/model.ts'

/** Favourite policy of a user; the id is `favouriteId` of mocks/policy/policy-search.ts. */
const PolicyFavourite = v.object({
  id: v.string(),
  userId: v.string(),
  policyId: v.string(),
  createTime: v.string(),
})

export const tables = {
  policyFavourite: model(PolicyFavourite),
}
