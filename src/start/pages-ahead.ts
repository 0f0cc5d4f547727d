import type { QueryClient } from '@tanstack/react-query'
import { answersOf } from '#api/call/query.ts'
import type { DeclarationBrief } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { favourite } from '#api/favourite.ts'
import { common } from '#api/common.ts'
import { serve } from '#api/serve.ts'
import type { UserInfo } from '#api/session.ts'
import { dictionariesQuery } from '#blocks/dictionaries.ts'
import { benefitLink, formLink } from '#blocks/item-links.ts'
import { draftsQuery } from '#features/declare/apply/item.ts'
import { editLink, viewLink } from '#features/declare/links.ts'
import { declarationQuery } from '#features/declare/one.ts'
import { flowQuery } from '#features/declare/progress.ts'
import { allItemsQuery } from '#features/policy/all-items.ts'
import { userMenu } from '#layouts/menu/user-menu.ts'
import { listDrafts } from '#offline/drafts/drafts.ts'
import { bringTree } from '#offline/trees.ts'
import { placeOf, policyLink } from '#routes/-collect/rows.ts'
import type { Target } from '#ui/link.ts'
import { AT_HAND, ownRecords } from './own-lists.ts'

type Ahead = AsyncGenerator<string | (() => Promise<void>)>

/** Pages whose lists an area's calls change, where what is in them is not asked for with the lists (`ownRecords`). */
const pagesOf: Readonly<Record<string, string[]>> = {
  declare: ['/user/my-declare'],
  favourite: ['/user/collect'],
  serve: ['/user/collect'],
}

/** What anybody may want without a network. */
const open = ['/policy/apply', '/appeal/FAQ-list']

/**
 * Pages that this device is to open without a network though they were never visited: for anybody home, whose blocks ask
 * only as they come near, what can be declared today and the questions; for a member also what is theirs, the forms that
 * they have begun here or at the city, with what their fields choose from, the declarations and other records that they
 * have at the city, and what they have marked as favourites.
 * Each is named when those before it are here: records and favourites are read from the lists of them.
 * @param addressOf the address of a link
 * @param changed areas whose calls have changed something since: only a member's own lists of these, and their records
 */
export async function* pagesAhead(
  queryClient: QueryClient,
  addressOf: (link: Target) => string,
  user: UserInfo | undefined,
  enId: string,
  changed?: ReadonlySet<string>,
): Ahead {
  if (!changed) yield* begun(queryClient, user, enId)
  if (!user) return
  for (const area of changed ?? []) yield* pagesOf[area] ?? []
  if (!changed || changed.has('declare')) yield* declarations(queryClient, addressOf)
  yield* ownRecords(queryClient, user, changed)
  if (!changed && enId) yield* choices
  if (!changed) for (const link of favouriteLinks(queryClient)) yield addressOf(link)
}

/** What anybody wants, and for a member the pages of the user space and the forms that are begun. */
async function* begun(queryClient: QueryClient, user: UserInfo | undefined, enId: string): Ahead {
  // With the blocks themselves: a chunk of its own would be named in what every page loads.
  yield async () => {
    const { askHome } = await import('#routes/-home/Filled.tsx')
    await askHome(queryClient, user !== undefined, enId)
  }
  yield '/'
  // All of it in one answer, so that tabs, calendar and pager of 今日申报 work on the device, and titles lead to what is known.
  yield () => queryClient.prefetchQuery(allItemsQuery)
  yield* open
  if (!user) return
  yield () => queryClient.prefetchQuery(dictionariesQuery)
  for (const { path } of userMenu(user)) yield path
  if (enId) yield `/user/relation/${encodeURIComponent(enId)}`
  for (const { href } of await listDrafts()) yield href
}

/** Says what forms choose from that is too long to come with each: 50 KB packed, asked for once a week. */
const choices = [() => bringTree(declare.zjtxIndustries), () => bringTree(common.regions)]

/** The drafts that the city has, each with its form; and the declarations of the longest list that is here, first those that wait for the enterprise. */
async function* declarations(queryClient: QueryClient, addressOf: (link: Target) => string): Ahead {
  yield () => queryClient.prefetchQuery(draftsQuery)
  for (const { itemId, type } of queryClient.getQueryData(draftsQuery.queryKey)?.records ?? [])
    yield addressOf(formLink({ id: itemId, formKey: type }))
  const lists = answersOf(queryClient, declare.mine).map(({ data }) => data.records)
  const longest = lists.sort((a, b) => b.length - a.length)[0] ?? []
  const atHand = longest.toSorted((a, b) => Number(asks(b)) - Number(asks(a))).slice(0, AT_HAND)
  for (const { id, type, itemId, status } of atHand) {
    yield addressOf(status === '待补正' ? editLink({ id, type }) : viewLink({ id, type }))
    // The list shows it in place, and the page of a benefit asks for it once it is drawn.
    yield () => queryClient.prefetchQuery(flowQuery(id))
    if (status !== '意愿确认') continue
    yield addressOf(benefitLink(itemId))
    yield () => queryClient.prefetchQuery(declarationQuery(id, type))
  }
}

/** Where the first favourites are read: policies, then what is kept of services, listings, demands and supplies. */
function favouriteLinks(queryClient: QueryClient): Target[] {
  const policies = answersOf(queryClient, favourite.list).flatMap(({ data }) => data.records)
  const others = answersOf(queryClient, serve.favorites).flatMap(({ data }) => data.records)
  return [
    ...policies.slice(0, AT_HAND).map(({ id }) => policyLink(id)),
    ...others.flatMap((one) => placeOf(one) ?? []).slice(0, AT_HAND),
  ]
}

/** True for what waits for the enterprise: to be mended, or a benefit to be confirmed. */
const asks = ({ status }: Pick<DeclarationBrief, 'status'>) => status === '待补正' || status === '意愿确认'
