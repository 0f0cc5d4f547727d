import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { type Interpretation, interpretationForms } from '#api/interpretation.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/query.ts'

const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** Everything that the list of interpretations depends on. */
export const DecodeSearch = v.object({
  form: maybe(v.picklist(interpretationForms)),
  keyword: maybe(v.string()),
  /** Those of one policy only. */
  policyId: maybe(v.string()),
  page: maybe(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
export type DecodeSearch = v.InferOutput<typeof DecodeSearch>

/** Cards on a page: whole rows of three and of two. */
export const SIZE = 12

/** One page of the list. */
export const listQuery = ({ page = 1, ...filter }: DecodeSearch) =>
  query(policy.interpretations, { query: { ...filter, current: page, size: SIZE } })

/** One interpretation, whole. */
export const oneQuery = (id: string) => query(policy.interpretations, { query: { id } })

/** How many of a form are looked through for what comes before, after and near one of them. */
const AROUND = 100

/** The newest of one form: its neighbours and what is like it are found among them. */
export const aroundQuery = (form: Interpretation['form']) =>
  query(policy.interpretations, { query: { form, size: AROUND } })

/** Where an interpretation is read. */
export const decodeLink = (id: string) => linkOptions({ to: '/policy/decode/$id', params: { id } })

/** The list with some of its address changed; a new filter begins at the first page. */
export const linkTo = (search: DecodeSearch, change: Partial<DecodeSearch>) =>
  linkOptions({ to: '/policy/decode', search: { ...search, page: undefined, ...change } })
