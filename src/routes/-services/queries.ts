import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'

/** As many as the front shows of each. */
export const SIZE = 6

export const hotProducts = query(serve.products, { query: { size: SIZE } })
export const hotProviders = query(serve.hotProviders, { query: { size: SIZE } })
/** All providers at once, by kind: the directory is read and printed whole. */
export const allProviders = query(serve.providers, { query: { size: 999 } })
