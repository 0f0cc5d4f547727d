import { linkOptions } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'
import type { Crumb } from '#ui/Page.tsx'
import type { MineSearch, ProductsSearch, ProvidersSearch } from './serve-address.ts'

/** Area that shows providers: 专业服务, or 专业服务超市 with the same content. */
export type Place = 'services' | 'medium'

export const frontLink = linkOptions({ to: '/professional-services' })

/** Links to the list of services. */
export const productsLink = (search: ProductsSearch = {}): Target =>
  linkOptions({ to: '/professional-services/product-list', search })

/** Links to the list of providers, or of the supermarket's intermediaries. */
export const providersLink = (search: ProvidersSearch = {}, place: Place = 'services'): Target =>
  place === 'medium'
    ? linkOptions({ to: '/medium', search })
    : linkOptions({ to: '/professional-services/list', search })

/** Links to the public page of a service. */
export const productLink = (id: string): Target =>
  linkOptions({ to: '/professional-services/detail', search: { id } })

/** Links to the public page of a provider. */
export const providerLink = (id: string, place: Place = 'services'): Target =>
  place === 'medium'
    ? linkOptions({ to: '/medium/$id', params: { id } })
    : linkOptions({ to: '/professional-services/organ-detail', search: { id } })

/** Link to the user's enquiries, beside the favourites. */
export const askedLink = linkOptions({ to: '/user/collect', search: { kind: 'enquiry' } })

/** Links to the form of a new service (`add`), to the form of an own service (`edit`), or to its page (`view`). */
export const ownProductLink = (action: 'add' | 'edit' | 'view', id?: string): Target =>
  linkOptions({ to: '/professional-services/product-service/$action/{-$id}', params: { action, id } })
/** Returns the end of a form's address: an edit (`id`) or a new one. */
export const actionPath = (id?: string): string => (id ? `edit/${encodeURIComponent(id)}` : 'add')
/** Links to 我的产品. */
export const mineLink = (search: MineSearch = {}): Target => linkOptions({ to: '/user/my-product', search })

/** Link to 我的机构. */
export const organisationLink = linkOptions({ to: '/user/my-provider' })
/** Links to the form of an application (入驻) or of an edit. */
export const applyLink = (action: 'add' | 'edit' | 'view', id?: string): Target =>
  linkOptions({ to: '/user/my-provider/provider/$action/{-$id}', params: { action, id } })

/** First breadcrumb of every page. */
export const home: Crumb = { label: '首页', link: linkOptions({ to: '/' }) }
/** Returns the breadcrumbs of a place. */
export const crumbsOf = (place: Place): Crumb[] => [
  home,
  place === 'medium'
    ? { label: '专业服务超市', link: linkOptions({ to: '/medium' }) }
    : { label: '专业服务', link: frontLink },
]
export const mineCrumbs: Crumb[] = [home, { label: '我的产品', link: mineLink() }]
export const organisationCrumbs: Crumb[] = [home, { label: '我的机构', link: organisationLink }]

/** Returns the record key of an enquiry to a provider, or about one of its services, in the outbox. */
export const requestRecord = (providerId: string, productId?: string): string =>
  `serve-ask:${productId ?? providerId}`
/** Returns the record key of a received enquiry's steps in the outbox. */
export const stepRecord = (id: string): string => `serve-step:${id}`
export { ratingRecord } from '#rules/outbox-records.ts'
/** Names of the forms of a service and of an organisation, the keys of their drafts. */
export const PRODUCT_FORM = 'serve-product'
export const PROVIDER_FORM = 'serve-provider'

/** Returns the record key of an own service's calls in the outbox. */
export const productRecord = (id: string): string => `serve-product:${id}`
