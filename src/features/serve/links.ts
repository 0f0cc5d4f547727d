import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'
import type { MineSearch, ProductsSearch, ProvidersSearch } from './serve-address.ts'

/** Where services are looked for: 专业服务, or the supermarket of intermediaries, which shows the same. */
export type Place = 'services' | 'medium'

export const frontLink = linkOptions({ to: '/professional-services' })
export const directoryLink = linkOptions({ to: '/professional-services/sh-list' })

/** The services. */
export const productsLink = (search: ProductsSearch = {}): Target =>
  linkOptions({ to: '/professional-services/product-list', search })

/** The providers, or the intermediaries of the supermarket. */
export const providersLink = (search: ProvidersSearch = {}, place: Place = 'services'): Target =>
  place === 'medium'
    ? linkOptions({ to: '/medium', search })
    : linkOptions({ to: '/professional-services/list', search })

/** The public page of a service. */
export const productLink = (id: string): Target =>
  linkOptions({ to: '/professional-services/detail', search: { id } })

/** The public page of a provider. */
export const providerLink = (id: string, place: Place = 'services'): Target =>
  place === 'medium'
    ? linkOptions({ to: '/medium/$id', params: { id } })
    : linkOptions({ to: '/professional-services/organ-detail', search: { id } })

/** What one has asked providers, beside one's favourites. */
export const askedLink = linkOptions({ to: '/user/collect', search: { kind: 'enquiry' } })

/** A new service (`add`), the form of one's own, or how it stands. */
export const ownProductLink = (action: 'add' | 'edit' | 'view', id?: string): Target =>
  linkOptions({ to: '/professional-services/product-service/$action/{-$id}', params: { action, id } })
/** Returns the end of a form's address: an edit (`id`) or a new one. */
export const actionPath = (id?: string): string => (id ? `edit/${encodeURIComponent(id)}` : 'add')
/** 我的产品. */
export const mineLink = (search: MineSearch = {}): Target => linkOptions({ to: '/user/my-product', search })

/** 我的机构, the application and the edit of it. */
export const organisationLink = linkOptions({ to: '/user/my-provider' })
/** The form of an application (入驻), or of an edit. */
export const applyLink = (action: 'add' | 'edit' | 'view', id?: string): Target =>
  linkOptions({ to: '/user/my-provider/provider/$action/{-$id}', params: { action, id } })

/** The first place of every way. */
export const home: Crumb = { label: '首页', link: linkOptions({ to: '/' }) }
/** The way to a page of an area. */
export const crumbsOf = (place: Place): Crumb[] => [
  home,
  place === 'medium'
    ? { label: '专业服务超市', link: linkOptions({ to: '/medium' }) }
    : { label: '专业服务', link: frontLink },
]
export const mineCrumbs: Crumb[] = [home, { label: '我的产品', link: mineLink() }]
export const organisationCrumbs: Crumb[] = [home, { label: '我的机构', link: organisationLink }]

/** Record under which a request to a provider, or about one of its services, waits in the outbox. */
export const requestRecord = (providerId: string, productId?: string): string =>
  `serve-ask:${productId ?? providerId}`
/** Record under which the steps of a request that came in wait. */
export const stepRecord = (id: string): string => `serve-step:${id}`
/** Record under which what one says of a finished request waits. */
export const ratingRecord = (id: string): string => `serve-rate:${id}`
/** Names of the forms of a service and of an organisation, under which their drafts rest. */
export const PRODUCT_FORM = 'serve-product'
export const PROVIDER_FORM = 'serve-provider'

/** Record under which moves and saves of one's own service wait. */
export const productRecord = (id: string): string => `serve-product:${id}`
