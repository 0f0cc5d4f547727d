import * as v from 'valibot'

const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** closing: what closes soonest first; otherwise what was kept last. */
export const CollectSearch = v.object({
  kind: maybe(v.picklist(['product', 'provider'])),
  keyword: maybe(v.string()),
  sort: maybe(v.literal('closing')),
  page: maybe(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type CollectSearch = v.InferOutput<typeof CollectSearch>
