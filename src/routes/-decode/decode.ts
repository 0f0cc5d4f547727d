import { linkOptions } from '@tanstack/react-router'
import type { Interpretation } from '#api/interpretation.ts'
import { policy } from '#api/policy.ts'
import { query } from '#api/call/query.ts'
import type { DecodeSearch } from './decode-address.ts'

/** Cards on a page: whole rows of three and of two. */
const SIZE = 12

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

/** The list's address. */
export const linkTo = (search: DecodeSearch) => linkOptions({ to: '/policy/decode', search })
