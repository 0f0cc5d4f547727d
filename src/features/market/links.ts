import { linkOptions } from '@tanstack/react-router'
import type { TradeType } from '#api/market.ts'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'
import type { ListSearch, MineSearch, PublishSearch } from './market-address.ts'

/** Links to the list of the market. */
export const listLink = (search: ListSearch = {}): Target => linkOptions({ to: '/market/list', search })

/** Links to the page of a listing, also for its owner. */
export const detailLink = (id: string): Target => linkOptions({ to: '/market/detail', search: { id } })

/** Links to the comparison page of listings; their ids are separated by commas. */
export const compareLink = (ids: string): Target => linkOptions({ to: '/market/compare', search: { ids } })

/** Links to the form of a trade type: a new one, an edit (`id`) or a copy. */
export const publishLink = (tradeType: TradeType, search: PublishSearch = {}): Target =>
  tradeType === '供应'
    ? linkOptions({ to: '/market/publish', search })
    : linkOptions({ to: '/market/publish-demand', search })

/** Returns the address of a form that opens its draft. */
export function formHref(tradeType: TradeType, { id, copy }: PublishSearch): string {
  const path = tradeType === '供应' ? '/market/publish' : '/market/publish-demand'
  if (id) return `${path}?id=${encodeURIComponent(id)}`
  return copy ? `${path}?copy=${encodeURIComponent(copy)}` : path
}

const ASKED = 'ask:'

/** Listing of an inquiry with its quantity. */
interface Asked {
  id: string
  quantity?: number
}

/** Links to the form of a demand that asks for the prices of listings; other quantities have a draft of their own. */
export const askLink = (asked: readonly Asked[]): Target =>
  publishLink('求购', {
    copy: ASKED + asked.map(({ id, quantity }) => (quantity ? `${id}*${String(quantity)}` : id)).join(','),
  })

/** Returns the listings that an address inquires about, with the quantities as typed; empty for any other address. */
export const askedIn = (copy: string | undefined): { id: string; quantity: string }[] =>
  copy?.startsWith(ASKED)
    ? copy
        .slice(ASKED.length)
        .split(',')
        .filter(Boolean)
        .map((one) => ({ id: one.split('*')[0]!, quantity: one.split('*')[1] ?? '' }))
    : []

/** Links to 工业产品, the own listings. */
export const mineLink = (search: MineSearch = {}): Target => linkOptions({ to: '/user/my-market', search })

/** Noun of each trade type. */
export const nouns = { 供应: '产品', 求购: '求购' } as const satisfies Record<TradeType, string>

/** Returns the name of a trade type's form, the key of its drafts. */
export const formOf = (tradeType: TradeType): string =>
  tradeType === '供应' ? 'market-supply' : 'market-demand'

/** Returns the record key of a listing's calls in the outbox. */
export const recordOf = (id: string): string => `market:${id}`

const home: Crumb = { label: '首页', link: linkOptions({ to: '/' }) }
const front: Crumb = { label: '工业品市场', link: linkOptions({ to: '/market' }) }

/** Breadcrumbs of the market's pages, and of the pages below its list. */
export const marketCrumbs: Crumb[] = [home, front]
export const listCrumbs: Crumb[] = [...marketCrumbs, { label: '全部产品', link: listLink() }]
