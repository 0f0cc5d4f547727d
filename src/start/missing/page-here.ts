import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '#api/call/client.ts'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { allProblemsQuery } from '#offline/problems.ts'
import { parseSearch } from '#app/parse-search.ts'

/** Match of a route with an address, as far as it is needed here; TanStack Router leaves it untyped for any router. */
interface Match {
  routeId: string
  params: Record<string, string>
  search: Record<string, unknown>
  loaderDeps: unknown
}

/** Options of a query that a page begins with. */
interface Asked {
  queryKey: QueryKey
  /** Data from another answer on this device: an item from a list of items. */
  initialData?: unknown
}

/** Milliseconds after which a page that has asked for nothing is taken to need nothing. */
const ASKS_WITHIN = 50

const idsIn = ({ params, search }: Match): string[] =>
  [params['id'], search['id']].filter((id) => typeof id === 'string' && id !== '') as string[]

const hasItemOf = (policyId: string) =>
  queryClient.getQueryData(allItemsQuery.queryKey)?.records.some((one) => one.policyId === policyId) ?? false

/**
 * Returns true if a page that finds nothing in the cached answers finds its content elsewhere on this device: policies
 * in the library (`library` returns their ids) or in the items open today, questions in the stored ones.
 */
async function isElsewhere(match: Match, library: () => Promise<ReadonlySet<string>>): Promise<boolean> {
  const hasItems = () => queryClient.getQueryData(allItemsQuery.queryKey) !== undefined
  const hasProblems = () => queryClient.getQueryData(allProblemsQuery().queryKey) !== undefined
  const route = match.routeId.replace(/\/$/, '')
  if (route.startsWith('/_default/appeal/FAQ-list')) return hasProblems()
  if (route === '/_default/policy/apply') return hasItems()
  if (route === '/_default/policy/search') return (await library()).size > 0
  if (!/^\/_default\/policy\/search\/(detail|compare)$/.test(route)) return false
  const { ids: several } = match.search
  const ids = typeof several === 'string' ? several.split(',').filter(Boolean) : idsIn(match)
  const policies = await library()
  return ids.length > 0 && ids.every((id) => policies.has(id) || hasItemOf(id))
}

/** Returns true if an answer on this device was asked for by this id. */
const isAnswered = (id: string) =>
  queryClient
    .getQueryCache()
    .findAll()
    .some(({ queryKey, state }) => state.data !== undefined && JSON.stringify(queryKey).includes(`"${id}"`))

const isCached = ({ queryKey, initialData }: Asked): boolean =>
  queryClient.getQueryData(queryKey) !== undefined ||
  (typeof initialData === 'function' ? (initialData as () => unknown)() : initialData) !== undefined

/**
 * Runs a page's loader without a request, up to its first question, which is the page's own record or list.
 * @returns true if the answer is on this device, undefined if the loader asks for nothing
 */
async function firstAnswer(router: AnyRouter, match: Match): Promise<boolean | undefined> {
  const route = router.routesById[match.routeId] as {
    options: { loader?: (context: object) => unknown }
  }
  await router.loadRouteChunk(route as never)
  const { loader } = route.options
  if (!loader) return undefined
  return await new Promise((done) => {
    // Never answers, so that the loader stops there.
    const ask = (asked: Asked) => new Promise(() => done(isCached(asked)))
    const asking = new Proxy<QueryClient>(queryClient, {
      get(client, name) {
        if (/^(prefetch|fetch|ensure)/.test(String(name))) return ask
        const value: unknown = Reflect.get(client, name, client)
        return typeof value === 'function' ? (value.bind(client) as unknown) : value
      },
    })
    const { params, loaderDeps: deps } = match
    const run = async () => await loader({ context: { queryClient: asking }, params, deps, preload: true })
    const finish = () => setTimeout(() => done(undefined), ASKS_WITHIN)
    void run().then(finish, finish)
  })
}

/**
 * Returns true if the page of an address can show its content without a network. Asks the page's own loader, because
 * that knows its questions, and so counts a record that was fetched ahead without its page, too. Pages without a loader
 * are forms and explanations, which open anyway, unless they name a record that the device does not have.
 * @param library returns the ids of the policies in the library on this device
 */
export async function isPageHere(
  router: AnyRouter,
  address: string,
  library: () => Promise<ReadonlySet<string>>,
): Promise<boolean> {
  const { pathname, search } = new URL(address, location.origin)
  const matches: Match[] = router.matchRoutes({
    ...router.latestLocation,
    pathname,
    search: parseSearch(search),
  })
  const page = matches.at(-1)
  if (!page) return true
  const answers = await Promise.all(matches.map((match) => firstAnswer(router, match)))
  if (answers.includes(false)) return await isElsewhere(page, library)
  return answers.includes(true) || idsIn(page).every(isAnswered)
}
