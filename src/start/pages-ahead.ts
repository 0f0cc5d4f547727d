import type { QueryClient } from '@tanstack/react-query'
import { cachedAnswersOf } from '#api/call/query.ts'
import { declare } from '#api/declare.ts'
import { favourite } from '#api/favourite.ts'
import { common } from '#api/common.ts'
import { serve } from '#api/serve.ts'
import type { FormKey } from '#api/item.ts'
import type { UserInfo } from '#api/session.ts'
import { dictionariesQuery } from '#blocks/dictionaries.ts'
import { prefetchDue } from '#blocks/due/due-queries.ts'
import { benefitLink, formLink } from '#blocks/item-links.ts'
import { draftsQuery } from '#features/declare/apply/item.ts'
import { editLink, viewLink } from '#features/declare/links.ts'
import { declarationQuery } from '#features/declare/declaration-query.ts'
import { flowQuery } from '#features/declare/progress.ts'
import { activityLink } from '#features/activity/links.ts'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { userMenu } from '#layouts/menu/user-menu.ts'
import { listDrafts } from '#offline/drafts/drafts.ts'
import { bringTree } from '#offline/trees.ts'
import { favouriteLink, policyLink } from '#routes/-collect/rows.ts'
import {
  askedOf,
  linkTo as roadshowLink,
  listQuery as activitiesQuery,
} from '#routes/-roadshow/roadshow-list.ts'
import { canSignUp } from '#rules/activity-state.ts'
import { needsAction } from '#rules/declaration-states.ts'
import { prefetchSpecial } from '#routes/-spec-declare/prefetch-special.ts'
import type { Target } from '#ui/link.ts'
import { AT_HAND, ownRecords } from './own-lists.ts'

type Ahead = AsyncGenerator<string | (() => Promise<void>)>

/** Pages with lists that an area's calls change, unless `ownRecords` fetches them. */
const pagesOf: Readonly<Record<string, string[]>> = {
  declare: ['/user/my-declare'],
  favourite: ['/user/collect'],
  serve: ['/user/collect'],
}

/** Pages that anybody may want to open offline. */
const offlinePages = ['/policy/apply', '/appeal/FAQ-list']

/**
 * Lists the pages that this device should be able to open offline though they were never visited. For
 * anybody: home, whose blocks fetch their data only when they come near, the items open today and the
 * questions. For a member also the user space, the forms begun here or at the city with the choices of their
 * fields, the declarations and other own records, the favourites, and the activities to sign up for. Yields
 * each page after the previous ones have been fetched, because records and favourites are read from their
 * lists. Price: some sixty calls for each sign-in, none where the person saves data.
 * @param addressOf returns the address of a link
 * @param changed areas whose calls have changed data: only a member's own lists in these areas, and their
 * records
 */
export async function* pagesAhead(
  queryClient: QueryClient,
  addressOf: (link: Target) => string,
  user: UserInfo | undefined,
  enId: string,
  changed?: ReadonlySet<string>,
): Ahead {
  if (!changed) yield* commonPages(queryClient, user, enId)
  if (!user) return
  for (const area of changed ?? []) {
    yield () => prefetchDue(queryClient, nameOf(user, enId), area)
    yield* pagesOf[area] ?? []
  }
  if (!changed || changed.has('declare')) yield* declarations(queryClient, addressOf)
  yield* ownRecords(queryClient, user, changed)
  if (!changed && enId) yield* choiceTrees
  if (changed) return
  for (const link of favouriteLinks(queryClient)) yield addressOf(link)
  yield* openActivities(queryClient, addressOf)
}

const nameOf = (user: UserInfo | undefined, enId: string) =>
  user?.ens.find((one) => one.enId === enId)?.enName ?? ''

/** Lists the pages for anybody, and for a member those of the user space and of begun forms. */
async function* commonPages(queryClient: QueryClient, user: UserInfo | undefined, enId: string): Ahead {
  // Imports the function with the blocks, because a separate chunk would be listed in what every page loads.
  yield async () => {
    const { prefetchHome } = await import('#routes/-home/HomeBlock.tsx')
    await prefetchHome(queryClient, user !== undefined, { enId, enName: nameOf(user, enId) })
  }
  yield '/'
  // Fetches all items at once, so that tabs, calendar and pager of 今日申报 work offline, and titles link to
  // cached pages.
  yield () => queryClient.prefetchQuery(allItemsQuery)
  yield* offlinePages
  if (!user) return
  yield () => queryClient.prefetchQuery(dictionariesQuery)
  for (const { path } of userMenu(user)) yield path
  if (enId) yield `/user/relation/${encodeURIComponent(enId)}`
  for (const { href } of await listDrafts()) yield href
}

/** Fetches choices of forms that are too long for each response: 50 KB compressed, once a week. */
const choiceTrees = [() => bringTree(declare.zjtxIndustries), () => bringTree(common.regions)]

/**
 * Lists the city's drafts with their forms, and the declarations of the longest cached list, those that need
 * action first.
 */
async function* declarations(queryClient: QueryClient, addressOf: (link: Target) => string): Ahead {
  // Waits for the data of a special declaration here, because its page does not.
  const form = (link: Target, type: FormKey, record: { item?: string; id?: string }) => [
    addressOf(link),
    ...(type === 'spec-declare' ? [() => prefetchSpecial(queryClient, record)] : []),
  ]
  yield () => queryClient.prefetchQuery(draftsQuery)
  for (const { itemId, type } of queryClient.getQueryData(draftsQuery.queryKey)?.records ?? [])
    yield* form(formLink({ id: itemId, formKey: type }), type, { item: itemId })
  const lists = cachedAnswersOf(queryClient, declare.mine).map(({ data }) => data.records)
  const longest = lists.sort((a, b) => b.length - a.length)[0] ?? []
  const atHand = longest
    .toSorted((a, b) => Number(needsAction(b.status)) - Number(needsAction(a.status)))
    .slice(0, AT_HAND)
  for (const { id, type, itemId, status } of atHand) {
    if (status === '待补正') yield* form(editLink({ id, type }), type, { id })
    else yield addressOf(viewLink({ id, type }))
    // Prefetches the flow, because the list shows it in place, and a benefit's page fetches it only after
    // rendering.
    yield () => queryClient.prefetchQuery(flowQuery(id))
    if (status !== '意愿确认') continue
    yield addressOf(benefitLink(itemId))
    yield () => queryClient.prefetchQuery(declarationQuery(id, type))
  }
}

/** Returns the links of the first favourites: policies, then services, listings, demands and supplies. */
function favouriteLinks(queryClient: QueryClient): Target[] {
  const policies = cachedAnswersOf(queryClient, favourite.list).flatMap(({ data }) => data.records)
  const others = cachedAnswersOf(queryClient, serve.favorites).flatMap(({ data }) => data.records)
  return [
    ...policies.slice(0, AT_HAND).map(({ id }) => policyLink(id)),
    ...others.flatMap((one) => favouriteLink(one) ?? []).slice(0, AT_HAND),
  ]
}

/**
 * Lists 活动路演 and its first activities that one can sign up for, so that signing up works offline: the page of an
 * activity has everything that the form needs.
 */
async function* openActivities(queryClient: QueryClient, addressOf: (link: Target) => string): Ahead {
  const searches = [{}, { state: '报名中' as const }]
  for (const search of searches) yield addressOf(roadshowLink(search))
  const rows = searches.flatMap(
    (search) => queryClient.getQueryData(activitiesQuery(askedOf(search)).queryKey)?.records ?? [],
  )
  const open = new Set(rows.filter(({ state }) => canSignUp(state)).map(({ id }) => id))
  for (const id of [...open].slice(0, AT_HAND)) yield addressOf(activityLink(id))
}
