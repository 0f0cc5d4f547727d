import { linkOptions } from '@tanstack/react-router'
import type { FavouritePolicy } from '#api/favourite.ts'
import type { Favorite } from '#api/serve.ts'
import { addedHere } from '#features/policy/favourites.ts'
import { detailLink as exchangeLink } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { productLink, providerLink } from '#features/serve/links.ts'
import { dayText } from '#lib/dates.ts'
import { moneyText, priceText, rangeText, upToText } from '#lib/money.ts'
import type { RowWords } from '#lib/search/rows.ts'
import { type Window, windowOf } from '#rules/window.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import type { Target } from '#ui/link.ts'

/** One favourite as the list shows it, whatever it is. */
export interface Row {
  /** What it is let go of by. */
  id: string
  title: string
  /** Missing where it is no longer public. */
  link?: Target
  meta: (string | undefined)[]
  amount?: string
  /** When it can be applied for, for a policy. */
  window?: Window
  /** Why it is of no more use: 已废止, 已下架. */
  over?: string
  /** What is only so on this device: it waits to be sent. */
  change?: 'added' | 'cancelled'
}

/** What is known here, and the newest receipt of when the city was asked (`askedAfter`). */
type Here = Heard & { asOf: ReceiptNo }

/** Where a favourite policy is read. */
export const policyLink = (id: string) => linkOptions({ to: '/policy/search/detail', search: { id } })

/** Favourite policies: what the city has, without what was let go of since, and with what was kept here. */
export function policyRows(records: readonly FavouritePolicy[], { asOf, ...heard }: Here): Row[] {
  const known = new Set(records.map(({ id }) => id))
  const added = addedHere(heard.outbox)
    .filter(({ id }) => !known.has(id))
    .map(({ id, title }): Row => ({ id, title, link: policyLink(id), meta: [], change: 'added' }))
  const kept = records.flatMap((one): Row[] => {
    const { now, waiting } = overlay('favouritePolicy', one.id, { favorite: true }, asOf, heard)
    if (!now.favorite && !waiting) return []
    return [
      {
        id: one.id,
        title: one.title,
        link: policyLink(one.id),
        meta: [
          one.level,
          one.departments[0],
          one.policyType,
          one.applyEnd && !one.isRolling ? `${dayText(one.applyEnd)}截止` : undefined,
          `${dayText(one.favoriteTime)}收藏`,
        ],
        window: { applyStart: one.applyStart, applyEnd: one.applyEnd, isRolling: one.isRolling },
        ...(one.amountMax ? { amount: upToText(one.amountMax) } : {}),
        ...(one.validity === '有效' ? {} : { over: one.validity }),
        ...(now.favorite ? {} : { change: 'cancelled' as const }),
      },
    ]
  })
  return [...added, ...kept]
}

/** Returns how one of the listed favourites stands, policies aside. */
export const standingOf = ({ type, targetId }: Favorite, asOf: ReceiptNo, heard: Heard) =>
  overlay('favouriteRecord', `${type}:${targetId}`, { favorite: true }, asOf, heard)

/** Favourites of any kind but policies, after what waits here and what has arrived since. */
export function serviceRows(records: readonly Favorite[], { asOf, ...heard }: Here): Row[] {
  return records.flatMap((one): Row[] => {
    const { now, waiting } = standingOf(one, asOf, heard)
    if (!now.favorite && !waiting) return []
    const since = `${dayText(one.createTime)}收藏`
    return [
      {
        id: one.id,
        title: one.name || '已删除的内容',
        ...shownOf(one, since),
        ...(now.favorite ? {} : { change: 'cancelled' as const }),
      },
    ]
  })
}

/** Where a favourite of any kind but policies is read; undefined where it is gone. */
export const placeOf = (one: Favorite): Target | undefined => shownOf(one, '').link

/** What is shown of a favourite, by what it is; why there is nothing to open, where it is gone. */
function shownOf(one: Favorite, since: string): Omit<Row, 'id' | 'title'> {
  if (one.product) return productOf(one.product, since)
  if (one.provider) return providerOf(one.provider, since)
  if (one.listing) return listingOf(one.listing, since)
  if (one.exchange) return exchangeOf(one.type === 'demand' ? 'demand' : 'supply', one.exchange, since)
  return { meta: [since], over: one.gone ?? '已下架' }
}

const productOf = (one: NonNullable<Favorite['product']>, since: string) => ({
  link: productLink(one.id),
  meta: [one.serviceType, one.providerName, one.duration, since],
  amount:
    one.priceMin === undefined
      ? one.priceMode
      : one.priceMax === undefined
        ? moneyText(one.priceMin)
        : rangeText(one.priceMin, one.priceMax),
})

const providerOf = (one: NonNullable<Favorite['provider']>, since: string) => ({
  link: providerLink(one.id),
  meta: [one.nature, one.serviceTypes.join('、'), one.coverage.join('、'), since],
})

const listingOf = (one: NonNullable<Favorite['listing']>, since: string) => ({
  link: linkOptions({ to: '/market/detail', search: { id: one.id } }),
  meta: [one.tradeType, one.categoryPath.at(-1), one.publisherOrg, since],
  amount: priceText(one.price, one.unit),
})

const exchangeOf = (kind: 'demand' | 'supply', one: NonNullable<Favorite['exchange']>, since: string) => ({
  link: exchangeLink(kind, one.id),
  meta: [one.category, one.region, one.publisherOrg, `${dayText(one.deadline)}截止`, since],
  amount: amountText(kind, one),
  ...(one.status === '已上架' ? {} : { over: one.status }),
})

/** What closes soonest first; then what never does, what is yet to open, what is over. As of `now`, ms. */
export function byClosing(rows: readonly Row[], now: number): Row[] {
  const order = ({ window, over }: Row) => {
    if (!window || over) return 40_000
    const { state, remainingDays = 10_000 } = windowOf(window, now)
    return state === '已截止' ? 30_000 : state === '未开始' ? 20_000 + remainingDays : remainingDays
  }
  return rows.toSorted((a, b) => order(a) - order(b))
}

/** What a favourite is found by. */
export const wordsOf = ({ title, meta }: Row): RowWords => ({ title, facts: meta })

/** How many close within a week. */
export const closingCount = (rows: readonly Row[], now: number): number =>
  rows.filter(({ window, over }) => window && !over && windowOf(window, now).state === '即将截止').length
