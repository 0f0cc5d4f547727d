import * as v from 'valibot'
import { model } from '#mocks/model.ts'

/** One policy that a user keeps; the id is `favouriteId` of policy/search.ts. */
const PolicyFavourite = v.object({
  id: v.string(),
  userId: v.string(),
  policyId: v.string(),
  createTime: v.string(),
})

export const tables = {
  policyFavourite: model(PolicyFavourite),
}
