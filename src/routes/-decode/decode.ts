import { linkOptions } from '@tanstack/react-router'
import type { Interpretation } from '#api/interpretation.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { DecodeSearch } from './decode-address.ts'

/** Cards per page: full rows of three and of two. */
const SIZE = 12

/** Queries one page of the list. */
export const listQuery = ({ page = 1, ...filter }: DecodeSearch) =>
  query(policy.interpretations, { query: { ...filter, current: page, size: SIZE } })

/** Queries one interpretation in full. */
export const oneQuery = (id: string) => query(policy.interpretations, { query: { id } })

/** Interpretations of a form that are searched for the neighbours and similar ones. */
const MAX_SEARCHED = 100

/** Queries the newest interpretations of one form, among which neighbours and similar ones are found. */
export const aroundQuery = (form: Interpretation['form']) =>
  query(policy.interpretations, { query: { form, size: MAX_SEARCHED } })

/** Links to an interpretation. */
export const decodeLink = (id: string) => linkOptions({ to: '/policy/decode/$id', params: { id } })

/** Links to the list. */
export const linkTo = (search: DecodeSearch) => linkOptions({ to: '/policy/decode', search })
