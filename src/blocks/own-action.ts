import { notFound } from '@tanstack/react-router'
import { actionOf } from '#lib/address.ts'

/**
 * How an address that does something with a record of one's own is read: one that makes no sense is a 404 before
 * anybody is asked to sign in, for what is not there is not there for members either.
 */
export const ownAction = {
  parse: <Params extends { action: string; id?: string | undefined }>(params: Params): Params => {
    // eslint-disable-next-line typescript/only-throw-error -- the router's own way to say 404
    if (!actionOf(params)) throw notFound()
    return params
  },
}
