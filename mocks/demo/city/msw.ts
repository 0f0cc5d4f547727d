import type { HttpHandler } from 'msw'

/** Input of a resolver, as far as the mock city reads it. */
interface Call {
  request: Request
  params: Record<string, string>
}
type Resolver = (call: Call) => Promise<Response>

interface Handler {
  info: { path: string; method: string; names: string[]; pattern: RegExp }
  resolver: Resolver
}

/** Returns the maker of handlers for one method; `*` at the begin of a path stands for the origin, `:id` for a parameter. */
const handlerOf =
  (method: string) =>
  (path: string, resolver: Resolver): Handler => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    const pattern = new RegExp(`^${path.replace('*', '').replace(/:\w+/g, '([^/]+)')}$`)
    return { info: { path, method, names, pattern }, resolver }
  }

/**
 * The part of MSW that the mock city uses, in its place: MSW keeps cookies in localStorage, which a
 * service worker has not, and with its list of public suffixes it is a quarter of the city's bytes.
 */
export const http = {
  get: handlerOf('GET'),
  post: handlerOf('POST'),
  put: handlerOf('PUT'),
  delete: handlerOf('DELETE'),
}

export const HttpResponse = { error: () => Response.error() }

/** Returns the answer of the first handler that fits a request; undefined if none does. */
export async function getResponse(
  handlers: (HttpHandler & Handler)[],
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  for (const { info, resolver } of handlers) {
    const values = info.method === request.method && info.pattern.exec(pathname)
    if (!values) continue
    const params = info.names.map((name, at) => [name, decodeURIComponent(values[at + 1]!)] as const)
    return await resolver({ request, params: Object.fromEntries(params) })
  }
  return undefined
}
