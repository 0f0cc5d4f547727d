import * as v from 'valibot'
import { area, endpoint } from './call/endpoint.ts'
import { PolicyBrief } from './policy.ts'
import { form, Id, page, paging, Word } from './call/shape.ts'

/** A policy that the caller keeps, and since when. */
export const FavouritePolicy = v.object({ ...PolicyBrief.entries, favoriteTime: v.string() })
export type FavouritePolicy = v.InferOutput<typeof FavouritePolicy>

/** What a policy is to the caller after a change. */
export const Kept = v.object({ id: v.string(), favorite: v.boolean(), favoriteCount: v.number() })

const keptIn = ({ id, favorite }: v.InferOutput<typeof Kept>) => ({ id, favorite })

/** Favourite policies; doing what is done already is no error, so that a call may be sent again. */
export const favourite = area('favourite', {
  add: endpoint('POST /policy/api/customer/policy/favorite/{id}', {
    answer: Kept,
    wish: 'one',
  }).queued('favouritePolicy', ({ params: { id } }) => ({ id, favorite: true }), keptIn),
  remove: endpoint('DELETE /policy/api/customer/policy/favorite/{id}', {
    answer: Kept,
    wish: 'one',
  }).queued('favouritePolicy', ({ params: { id } }) => ({ id, favorite: false }), keptIn),
  list: endpoint('GET /policy/api/customer/policy/favorite/list', {
    query: v.optional(v.object({ ...paging, keyword: v.optional(Word) }), {}),
    answer: page(FavouritePolicy),
  }),
  /** Keeps (`favorite: true`) or lets go several at once. */
  batch: endpoint('POST /policy/api/customer/policy/favorite/batch', {
    body: form({
      ids: v.pipe(
        v.array(Id, '请选择政策'),
        v.minLength(1, '请选择政策'),
        v.maxLength(100, '一次最多 100 条'),
      ),
      favorite: v.boolean('请选择收藏或取消'),
    }),
    answer: v.array(Kept),
    wish: 'several',
  }).queued(
    'favouritePolicy',
    ({ body: { ids, favorite } }) => ids.map((id) => ({ id, favorite })),
    (all) => all.map(keptIn),
  ),
})
