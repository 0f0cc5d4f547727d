import { serve } from '#api/serve.ts'
import { serviceTypes } from '#api/serve-words.ts'
import { searchRows } from '#lib/search/rank.ts'
import { maskPhone } from '#mocks/docking/rules.ts'
import { facetedPage } from '#mocks/facets.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import { favoritesOf, isFavorite, setFavorite } from './choices.ts'
import { requestsOf, enquire, hasAsked, newestOf, rate, step } from './enquiries.ts'
import { groupsOfOffers, groupsOfProviders } from './groups.ts'
import { reviewsOf } from './reviews.ts'
import {
  asProvider,
  mineOf,
  moveProduct,
  withProviderName,
  ownProduct,
  ownProductOf,
  ownProvider,
  productCounts,
  publicOffers,
  publicProviders,
  saveProduct,
  saveProvider,
  publicVersionOf,
} from './rules.ts'
import {
  hotProducts,
  publicProduct,
  publicProvider,
  productFound,
  providerFound,
  rankedProviders,
  sorted,
  filterOwn,
} from './serve-search.ts'
import { countView } from './views.ts'

/** Latest change first. */
const orderBy = { updateTime: 'desc' } as const

export const handlers = mock(serve, {
  products({ query, world }) {
    const { keyword, sort } = query
    const rows = sorted(publicOffers(world), sort, (row) => row.orderCount)
    return facetedPage(searchRows(rows, keyword, productFound, sort !== 'orders'), groupsOfOffers, query)
  },
  hotProviders: ({ query, world }) =>
    rankedProviders(world)
      .filter((one) => !query.serviceType || one.serviceTypes.some((type) => type === query.serviceType))
      .slice(0, query.size),
  product(by) {
    const { params, world, visitor, owns } = by
    const row = publicProduct(world, params.id)
    const favorite = isFavorite(world, visitor, 'product', row.id)
    const { viewCount } = countView(by, row)
    const request = newestOf({ world, owns }, row.providerId, row.id)
    const reviews = reviewsOf(world, row.providerId, row.id)
    return { ...withProviderName(world, row), viewCount, favorite, mine: owns(row), reviews, request }
  },
  similarProducts({ params, query, world }) {
    const reference = publicProduct(world, params.id)
    const similar = hotProducts(world).filter(
      (one) => one.id !== reference.id && one.serviceType === reference.serviceType,
    )
    const isOwn = (one: (typeof similar)[number]) => Number(one.providerId === reference.providerId)
    return similar.sort((a, b) => isOwn(a) - isOwn(b)).slice(0, query.size)
  },
  providerCard: ({ params, world }) => publicProvider(world, params.id),
  provider({ params, world, visitor, owns }) {
    const row = publicProvider(world, params.id)
    const { id, contactName, contactPhone } = row
    const mine = owns(row)
    const docked = hasAsked({ world, owns }, id)
    const isKnown = mine || docked
    return {
      ...row,
      contactName: isKnown ? contactName : `${[...contactName][0] ?? ''}**`,
      contactPhone: isKnown ? contactPhone : maskPhone(contactPhone),
      favorite: isFavorite(world, visitor, 'provider', id),
      docked,
      mine,
      reviews: reviewsOf(world, id),
      request: newestOf({ world, owns }, id, undefined),
    }
  },
  similarProviders({ params, query, world }) {
    const reference = publicProvider(world, params.id)
    const shared = (types: string[]) => reference.serviceTypes.filter((type) => types.includes(type)).length
    return rankedProviders(world)
      .filter((one) => one.id !== reference.id && shared(one.serviceTypes) > 0)
      .sort((a, b) => shared(b.serviceTypes) - shared(a.serviceTypes))
      .slice(0, query.size)
  },
  productsOf({ params, query, world }) {
    const { id } = publicProvider(world, params.id)
    return hotProducts(world)
      .filter((one) => one.providerId === id)
      .slice(0, query.size)
  },
  providers({ query, world }) {
    const { keyword, sort } = query
    const rows = sorted(rankedProviders(world), sort, (row) => row.productCount)
    return facetedPage(searchRows(rows, keyword, providerFound, sort !== 'score'), groupsOfProviders, query)
  },
  types({ world }) {
    const products = publicOffers(world)
    const providers = publicProviders(world)
    return serviceTypes.map((serviceType) => ({
      serviceType,
      productCount: products.filter((one) => one.serviceType === serviceType).length,
      providerCount: providers.filter((one) => one.serviceTypes.includes(serviceType)).length,
    }))
  },
  toggleFavorite: ({ body, world, user }) => setFavorite(world, user, body.type, body.id, body.favorite),
  cancelFavorite({ params, world, user }) {
    const row = world.db.serviceFavorite.find(params.id)
    if (row && row.userId !== user.id) refuse.forbidden()
    // A favourite that is already gone needs no removal.
    if (row) world.db.serviceFavorite.remove(row.id)
    return null
  },
  productSave: (by) => saveProduct(by, by.body),
  productUp: (by) => moveProduct(by, by.params.id, 'up'),
  productDown: (by) => moveProduct(by, by.params.id, 'down'),
  providerSave: (by) => saveProvider(by, by.body),
  enquire(by) {
    const { body, params } = by
    if (!('enquiryId' in body)) return enquire(by, params.id, body)
    return body.status === '评价' ? rate(by, params.id, body) : step(by, params.id, body)
  },
  myProducts({ query, world, user, mine }) {
    asProvider(user)
    const own = world.db.product.findMany({ where: mine, orderBy })
    const found = filterOwn(own, query, productFound).map((row) => ownProductOf(world, row))
    return pageOf(found, query)
  },
  myProduct: (by) => ownProductOf(by.world, ownProduct(by, by.params.id)),
  myProviders({ query, world, mine }) {
    const counts = productCounts(world)
    const found = filterOwn(world.db.provider.findMany({ where: mine, orderBy }), query, providerFound)
    return pageOf(
      found.map(({ approved, ...row }) => ({
        ...row,
        productCount: counts.get(row.id) ?? 0,
        ...publicVersionOf(approved),
      })),
      query,
    )
  },
  myProvider: (by) => mineOf(by.world, ownProvider(by, by.params.id)),
  audits: (by) =>
    (by.world.db.product.find(by.params.id) ? ownProduct(by, by.params.id) : ownProvider(by, by.params.id))
      .audits,
  favorites: (by) =>
    by.query.asked
      ? pageOf(requestsOf(by), by.query)
      : pageOf(favoritesOf(by.world, by.user, by.query.type), by.query),
})
