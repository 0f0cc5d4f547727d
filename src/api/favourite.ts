import * as v from 'valibot'
import { criteria } from './condition.ts'
import { area, endpoint } from './call/endpoint.ts'
import { PolicyBrief } from './policy.ts'
import { form, Id, page, paging, Word } from './call/shape.ts'

/** A favourite policy of the caller, with the time it was added. */
export const FavouritePolicy = v.object({ ...PolicyBrief.entries, favoriteTime: v.string(), ...criteria })
export type FavouritePolicy = v.InferOutput<typeof FavouritePolicy>

/** Answer to a change: the policy's state as a favourite of the caller. */
export const FavouriteState = v.object({ id: v.string(), favorite: v.boolean(), favoriteCount: v.number() })

const favouriteChange = ({ id, favorite }: v.InferOutput<typeof FavouriteState>) => ({ id, favorite })

/** Calls on favourite policies; repeating a change is no error, so that a call may be resent. */
export const favourite = area('favourite', {
  add: endpoint('POST /policy/api/customer/policy/favorite/{id}', {
    answer: FavouriteState,
    wish: 'one',
  }).queued('favouritePolicy', ({ params: { id } }) => ({ id, favorite: true }), favouriteChange),
  remove: endpoint('DELETE /policy/api/customer/policy/favorite/{id}', {
    answer: FavouriteState,
    wish: 'one',
  }).queued('favouritePolicy', ({ params: { id } }) => ({ id, favorite: false }), favouriteChange),
  list: endpoint('GET /policy/api/customer/policy/favorite/list', {
    query: v.optional(v.object({ ...paging, keyword: v.optional(Word) }), {}),
    answer: page(FavouritePolicy),
  }),
  /** Adds (`favorite: true`) or removes several policies at once. */
  batch: endpoint('POST /policy/api/customer/policy/favorite/batch', {
    body: form({
      ids: v.pipe(
        v.array(Id, '请选择政策'),
        v.minLength(1, '请选择政策'),
        v.maxLength(100, '一次最多 100 条'),
      ),
      favorite: v.boolean('请选择收藏或取消'),
    }),
    answer: v.array(FavouriteState),
    wish: 'several',
  }).queued(
    'favouritePolicy',
    ({ body: { ids, favorite } }) => ids.map((id) => ({ id, favorite })),
    (all) => all.map(favouriteChange),
  ),
})
