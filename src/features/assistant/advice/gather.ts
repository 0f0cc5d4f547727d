import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { activity } from '#api/activity.ts'
import { appeal } from '#api/appeal.ts'
import { attribute } from '#api/attribute.ts'
import { binding } from '#api/binding.ts'
import { cachedAnswersOf, query } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { docking } from '#api/docking.ts'
import { enterprise } from '#api/enterprise.ts'
import { policy, type PolicyListed } from '#api/policy.ts'
import { serve } from '#api/serve.ts'
import { dueQueries, itemQuery } from '#blocks/due/due-queries.ts'
import { begunHere, obligationsHere, sources } from '#blocks/due/obligations-here.ts'
import { rulesIn, rulesQuery } from '#blocks/standing/rules-query.ts'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { mergedFacts } from '#blocks/standing/facts.ts'
import { cityMoment, cityNow } from '#lib/clock.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { listDrafts } from '#offline/drafts/drafts.ts'
import { libraryRules, searchLibrary } from '#offline/library.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { deviceState } from '#offline/view.ts'
import { account, enterpriseName } from '#session/account.ts'
import type { Dated, Known, Need, OwnOffer } from './known.ts'

/** Timeout of each call in milliseconds: then the device answers from what it keeps. */
const TIMEOUT = 8_000
/** Milliseconds for which an answer is not fetched again, so that questions asked together ask the city once. */
const FRESH = 20_000
const ALL = { size: 999 }
/** Number of policies that are found for a matter. */
const FOUND = 50

/** Fetches an answer of the city; takes the one that the device keeps if the city does not answer in time. */
async function read<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<Dated<T> | undefined> {
  if (deviceState.reach === 'online')
    await withTimeout(TIMEOUT, client.fetchQuery({ staleTime: FRESH, ...options })).catch(() => undefined)
  const data = client.getQueryData<T>(options.queryKey)
  const at = client.getQueryState(options.queryKey)?.dataUpdatedAt
  return data === undefined || at === undefined ? undefined : { data, at: cityMoment(at) }
}

const rows = <Row>(found: Dated<{ records: Row[] }> | undefined): Dated<Row[]> | undefined =>
  found && { data: found.data.records, at: found.at }

/**
 * Gathers what the answers need: from the city, or offline from the answers and the library that this device keeps, and
 * from its drafts and outbox.
 * @param needs parts to gather
 * @param subject matter of the question, for the search of policies
 */
export async function gather(client: QueryClient, needs: ReadonlySet<Need>, subject: string): Promise<Known> {
  const { userInfo, enId } = account
  const who = userInfo === undefined ? 'visitor' : enId === '' ? 'person' : 'member'
  const enName = enterpriseName(account)
  const isMember = who === 'member'
  const part = async <T>(need: Need, isAllowed: boolean, get: () => Promise<T>) =>
    isAllowed && needs.has(need) ? await get() : undefined

  const [
    items,
    own,
    answers,
    rules,
    policies,
    declarations,
    appeals,
    offers,
    enquiries,
    signups,
    due,
    bindings,
  ] = await Promise.all([
    part('items', true, async () => rows(await read(client, allItemsQuery))),
    part('enterprise', isMember, () => read(client, query(enterprise.current, {}))),
    part('enterprise', isMember, () => read(client, query(attribute.answers, {}))),
    part('rules', true, () => readRules(client)),
    part('policies', true, () => findPolicies(client, subject)),
    part('declarations', isMember, async () => rows(await read(client, query(declare.mine, { query: ALL })))),
    part('appeals', who !== 'visitor', async () =>
      rows(await read(client, query(appeal.page, { query: ALL }))),
    ),
    part('offers', isMember, () => readOffers(client)),
    part('enquiries', who !== 'visitor', () => readEnquiries(client)),
    part('signups', who !== 'visitor', async () =>
      rows(await read(client, query(activity.myApply, { query: ALL }))),
    ),
    part('obligations', who !== 'visitor', () => readObligations(client, enName, enId)),
    part('bindings', who !== 'visitor', () => read(client, query(binding.currentEnterprises, {}))),
  ])
  return {
    ...{ now: cityNow(), who, enName },
    ...(own ? { enterprise: own, facts: mergedFacts(own.data, answers?.data) } : {}),
    ...Object.fromEntries(
      Object.entries({
        items,
        rules,
        policies,
        declarations,
        appeals,
        offers,
        enquiries,
        signups,
        bindings,
      }).filter(([, one]) => one !== undefined),
    ),
    ...(due ? { obligations: due } : {}),
  }
}

/** Reads the rules from the library, else page by page; undefined unless all of them are there. */
async function readRules(client: QueryClient): Promise<Known['rules']> {
  const kept = await libraryRules().catch(() => undefined)
  if (kept) return { data: kept, at: deviceState.library.asOf ?? cityNow() }
  const first = await read(client, rulesQuery(1))
  if (!first) return undefined
  const rest = await Promise.all(
    Array.from({ length: first.data.pages - 1 }, (_, at) => read(client, rulesQuery(at + 2))),
  )
  const pages = [first, ...rest].filter((one) => one !== undefined)
  if (pages.length < first.data.pages) return undefined
  return {
    data: pages.flatMap(({ data }) => rulesIn(data.records)),
    at: Math.min(...pages.map(({ at }) => at)),
  }
}

/** Finds the policies about a matter: at the city, else in the library, else among the answers that were kept. */
async function findPolicies(client: QueryClient, subject: string): Promise<Known['policies']> {
  if (!subject) return undefined
  const asked = { keyword: subject, sort: '最匹配', size: FOUND } as const
  const options = query(policy.list, { query: asked })
  const found = rows(await read(client, options))
  if (found) return found
  const library = await searchLibrary({ ...asked, current: 1 }).catch(() => undefined)
  if (library) return { data: library.records, at: library.asOf }
  const kept = cachedAnswersOf(client, policy.list)
  const byId = new Map(
    kept.flatMap(({ data }) => data.records.map((one): [string, PolicyListed] => [one.id, one])),
  )
  return byId.size === 0
    ? undefined
    : { data: [...byId.values()], at: cityMoment(Math.min(...kept.map(({ at }) => at))) }
}

async function readOffers(client: QueryClient): Promise<Known['offers']> {
  const [demands, supplies] = await Promise.all([
    read(client, query(docking.demandMine, { query: ALL })),
    read(client, query(docking.supplyMine, { query: ALL })),
  ])
  if (!demands || !supplies) return undefined
  const of = (
    kind: OwnOffer['kind'],
    { data }: { data: { records: Omit<OwnOffer, 'kind'>[] } },
  ): OwnOffer[] =>
    data.records.map(({ id, title, status, unanswered = [] }) => ({ kind, id, title, status, unanswered }))
  return {
    data: [...of('demand', demands), ...of('supply', supplies)],
    at: Math.min(demands.at, supplies.at),
  }
}

async function readEnquiries(client: QueryClient): Promise<Known['enquiries']> {
  const found = await read(client, query(serve.favorites, { query: { ...ALL, asked: true } }))
  return (
    found && {
      at: found.at,
      data: found.data.records.flatMap(({ name, enquiry, updateTime }) =>
        enquiry
          ? [
              {
                id: enquiry.id,
                name,
                status: enquiry.status,
                about: enquiry.productName ?? name,
                time: updateTime,
              },
            ]
          : [],
      ),
    }
  )
}

/** Reads the obligations, the same list as 我的待办. */
async function readObligations(
  client: QueryClient,
  enName: string,
  enId: string,
): Promise<Known['obligations']> {
  const queries = dueQueries(enName)
  const answers = await Promise.all(
    queries.map(async ({ enabled, ...options }) =>
      enabled ? await read(client, options as FetchQueryOptions<{ records: unknown[] }>) : undefined,
    ),
  )
  const asked = answers.filter((one) => one !== undefined)
  if (asked.length === 0) return undefined
  const said = Object.fromEntries(
    sources.map((source, at) => [source, answers[at]?.data.records ?? []]),
  ) as Parameters<typeof obligationsHere>[0]['said']
  const begun = begunHere(said.declarations ?? [], await listDrafts(enId).catch(() => []), deviceState.outbox)
  const items = await Promise.all(begun.itemIds.map((id) => read(client, itemQuery(id))))
  const dataUpdatedAt = (key: QueryKey) => ({ dataUpdatedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0 })
  const list = obligationsHere({
    said,
    asOf: Object.fromEntries(
      sources.map((source, at) => {
        const { queryKey } = queries[at]!
        return [source, receiptAtRequest(queryKey, dataUpdatedAt(queryKey))]
      }),
    ),
    begun,
    items: items.flatMap((one) => one?.data.records ?? []),
    state: deviceState,
    now: cityNow(),
  })
  const isIncomplete = asked.length < queries.filter(({ enabled }) => enabled).length
  return { data: list, at: Math.min(...asked.map(({ at }) => at)), isIncomplete }
}
