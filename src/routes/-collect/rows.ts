import { linkOptions } from '@tanstack/react-router'
import type { FavouritePolicy } from '#api/favourite.ts'
import type { Favorite } from '#api/serve.ts'
import { locallyAddedFavourites } from '#features/policy/favourites.ts'
import type { Judgeable } from '#features/policy/useVerdicts.ts'
import { detailLink as exchangeLink } from '#features/docking/kinds.ts'
import { amountText } from '#features/docking/amount-text.ts'
import { productLink, providerLink } from '#features/serve/links.ts'
import { dayText } from '#lib/dates.ts'
import { moneyText, priceText, rangeText, upToText } from '#lib/money.ts'
import type { RowWords } from '#lib/search/rows.ts'
import { type Window, windowOf } from '#rules/window.ts'
import { type OutboxState, overlay } from '#blocks/outbox/overlay.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import type { Target } from '#ui/link.ts'

/** Favourite of any kind, as the list shows it. */
export interface Row {
  /** Id used to remove the favourite. */
  id: string
  title: string
  /** Undefined if it is no longer public. */
  link?: Target
  meta: (string | undefined)[]
  amount?: string
  /** Application window of a policy. */
  window?: Window
  /** Policy that a verdict is shown for. */
  judged?: Judgeable
  /** Reason why it is of no more use: 已废止, 已下架. */
  ended?: string
  /** Change that waits in the outbox. */
  change?: 'added' | 'cancelled'
}

/** Outbox and receipts of this device, and the newest receipt when the list was requested (`receiptAtRequest`). */
type DeviceState = OutboxState & { asOf: ReceiptNo }

/** Links to a policy. */
export const policyLink = (id: string) => linkOptions({ to: '/policy/search/detail', search: { id } })

/** Returns the rows of favourite policies: the city's list with the changes of this device applied. */
export function policyRows(records: readonly FavouritePolicy[], { asOf, ...onDevice }: DeviceState): Row[] {
  const known = new Set(records.map(({ id }) => id))
  const added = locallyAddedFavourites(onDevice.outbox)
    .filter(({ id }) => !known.has(id))
    .map(({ id, title }): Row => ({ id, title, link: policyLink(id), meta: [], change: 'added' }))
  const kept = records.flatMap((one): Row[] => {
    const { now, waiting } = overlay('favouritePolicy', one.id, { favorite: true }, asOf, onDevice)
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
        ...(now.favorite ? { judged: one } : {}),
        ...(one.amountMax ? { amount: upToText(one.amountMax) } : {}),
        ...(one.validity === '有效' ? {} : { ended: one.validity }),
        ...(now.favorite ? {} : { change: 'cancelled' as const }),
      },
    ]
  })
  return [...added, ...kept]
}

/** Returns the standing of a listed favourite other than a policy. */
export const standingOf = ({ type, targetId }: Favorite, asOf: ReceiptNo, onDevice: OutboxState) =>
  overlay('favouriteRecord', `${type}:${targetId}`, { favorite: true }, asOf, onDevice)

/** Returns the rows of favourites other than policies, with the changes of this device applied. */
export function serviceRows(records: readonly Favorite[], { asOf, ...onDevice }: DeviceState): Row[] {
  return records.flatMap((one): Row[] => {
    const { now, waiting } = standingOf(one, asOf, onDevice)
    if (!now.favorite && !waiting) return []
    const since = `${dayText(one.createTime)}收藏`
    return [
      {
        id: one.id,
        title: one.name || '已删除的内容',
        ...contentOf(one, since),
        ...(now.favorite ? {} : { change: 'cancelled' as const }),
      },
    ]
  })
}

/** Links to a favourite other than a policy; undefined if it is gone. */
export const favouriteLink = (one: Favorite): Target | undefined => contentOf(one, '').link

/** Returns the row's content by the kind of favourite; for a gone one the reason. */
function contentOf(one: Favorite, since: string): Omit<Row, 'id' | 'title'> {
  if (one.product) return productOf(one.product, since)
  if (one.provider) return providerOf(one.provider, since)
  if (one.listing) return listingOf(one.listing, since)
  if (one.exchange) return exchangeOf(one.type === 'demand' ? 'demand' : 'supply', one.exchange, since)
  return { meta: [since], ended: one.gone ?? '已下架' }
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
  ...(one.status === '已上架' ? {} : { ended: one.status }),
})

/** Sorts by deadline, nearest first; then without deadline, not yet open, ended. `now` in milliseconds. */
export function byClosing(rows: readonly Row[], now: number): Row[] {
  const order = ({ window, ended }: Row) => {
    if (!window || ended) return 40_000
    const { state, remainingDays = 10_000 } = windowOf(window, now)
    return state === '已截止' ? 30_000 : state === '未开始' ? 20_000 + remainingDays : remainingDays
  }
  return rows.toSorted((a, b) => order(a) - order(b))
}

/** Returns the texts that a search looks through. */
export const wordsOf = ({ title, meta }: Row): RowWords => ({ title, facts: meta })

/** Returns how many close within a week. */
export const closingCount = (rows: readonly Row[], now: number): number =>
  rows.filter(({ window, ended }) => window && !ended && windowOf(window, now).state === '即将截止').length
