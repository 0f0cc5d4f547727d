import { query } from '#api/call/query.ts'
import { serve } from '#api/serve.ts'

/** Asks for one public service, or one public provider. */
export const productQuery = (id: string) => query(serve.product, { params: { id } })
export const providerQuery = (id: string) => query(serve.provider, { params: { id } })
