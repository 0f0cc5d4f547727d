import { linkOptions } from '@tanstack/react-router'
import type { TradeType } from '#api/market.ts'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'
import type { ListSearch, MineSearch, PublishSearch } from './market-address.ts'

/** The list of the market, as it is asked for. */
export const listLink = (search: ListSearch = {}): Target => linkOptions({ to: '/market/list', search })

/** One listing's page; its owner's own view as well. */
export const detailLink = (id: string): Target => linkOptions({ to: '/market/detail', search: { id } })

/** The form of a trade type: new, an edit (`id`), or a copy. */
export const publishLink = (tradeType: TradeType, search: PublishSearch = {}): Target =>
  tradeType === '供应'
    ? linkOptions({ to: '/market/publish', search })
    : linkOptions({ to: '/market/publish-demand', search })

/** The address of a form, for its draft to be opened by. */
export function formHref(tradeType: TradeType, { id, copy }: PublishSearch): string {
  const path = tradeType === '供应' ? '/market/publish' : '/market/publish-demand'
  if (id) return `${path}?id=${encodeURIComponent(id)}`
  return copy ? `${path}?copy=${encodeURIComponent(copy)}` : path
}

const ASKED = 'ask:'

/** A listing that is asked for, and how many of it. */
interface Asked {
  id: string
  quantity?: number
}

/** The form of a demand that asks for the prices of these listings: other quantities begin a demand of their own. */
export const askLink = (asked: readonly Asked[]): Target =>
  publishLink('求购', {
    copy: ASKED + asked.map(({ id, quantity }) => (quantity ? `${id}*${String(quantity)}` : id)).join(','),
  })

/** What a form's beginning asks for, the quantities as typed; nothing where it begins otherwise. */
export const askedIn = (copy: string | undefined): { id: string; quantity: string }[] =>
  copy?.startsWith(ASKED)
    ? copy
        .slice(ASKED.length)
        .split(',')
        .filter(Boolean)
        .map((one) => ({ id: one.split('*')[0]!, quantity: one.split('*')[1] ?? '' }))
    : []

/** 工业产品: one's own listings. */
export const mineLink = (search: MineSearch = {}): Target => linkOptions({ to: '/user/my-market', search })

/** What each trade type's listings are called. */
export const nouns = { 供应: '产品', 求购: '求购' } as const satisfies Record<TradeType, string>

/** Name of the form of a trade type, under which its drafts rest. */
export const formOf = (tradeType: TradeType): string =>
  tradeType === '供应' ? 'market-supply' : 'market-demand'

/** Record under which what concerns a listing waits in the outbox. */
export const recordOf = (id: string): string => `market:${id}`

const home: Crumb = { label: '首页', link: linkOptions({ to: '/' }) }
const front: Crumb = { label: '工业品市场', link: linkOptions({ to: '/market' }) }

/** The way to the market's list, and the way below it. */
export const marketCrumbs: Crumb[] = [home, front]
export const listCrumbs: Crumb[] = [...marketCrumbs, { label: '全部产品', link: listLink() }]
