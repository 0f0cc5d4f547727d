import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'

/** Number of services and of providers on the front page. */
export const SIZE = 6

export const hotProducts = query(serve.products, { query: { size: SIZE } })
export const hotProviders = query(serve.hotProviders, { query: { size: SIZE } })
/** Query of all providers at once, because the directory is read and printed whole. */
export const allProviders = query(serve.providers, { query: { size: 999 } })
