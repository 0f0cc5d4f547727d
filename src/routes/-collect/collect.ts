import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'
import type { CollectSearch } from './search.ts'

/** The kinds of favourites, and how they are called. */
export const kinds = { policy: '政策', product: '服务产品', provider: '服务机构', listing: '工业品' } as const
export type Kind = keyof typeof kinds
export const kindKeys = ['policy', 'product', 'provider', 'listing'] as const satisfies readonly Kind[]

/** All of a list at once (specification, section 9): so that it can be searched and sorted without a network. */
const ALL = 999

export const servicesQuery = query(serve.favorites, { query: { size: ALL } })

/** This page's address. */
export const linkTo = (search: CollectSearch) => linkOptions({ to: '/user/collect', search })
