import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'

/** Queries of a public service and of a public provider. */
export const productQuery = (id: string) => query(serve.product, { params: { id } })
export const providerQuery = (id: string) => query(serve.provider, { params: { id } })
