import type { FavoriteType } from '#api/serve.ts'
import type { User } from '#mocks/auth/tables.ts'
import { publicVersionOf as shownExchange } from '#mocks/docking/rules.ts'
import { shownOf } from '#mocks/market/rules.ts'
import { briefOf } from '#mocks/market/listing-search.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { is } from '#mocks/query.ts'
import { isPublic, withProviderName, productCounts, publicProviders } from './rules.ts'

const favoriteRow = (world: World, userId: string, type: FavoriteType, targetId: string) =>
  world.db.serviceFavorite.findFirst({
    where: { userId: { equals: userId }, type: { equals: type }, targetId: { equals: targetId } },
  })

/** Returns true where the signed-in user has the record among their favourites; false for a visitor. */
export const isFavorite = (
  world: World,
  visitor: User | undefined,
  type: FavoriteType,
  id: string,
): boolean => !!visitor && !!favoriteRow(world, visitor.id, type, id)

/**
 * Adds a public record to the caller's favourites or removes it; toggles where `wanted` is undefined. A record that is
 * no longer public can only be removed.
 */
export function setFavorite(
  world: World,
  user: User,
  type: FavoriteType,
  targetId: string,
  wanted: boolean | undefined,
): { favorite: boolean } {
  const existing = favoriteRow(world, user.id, type, targetId)
  const favorite = wanted ?? !existing
  if (existing && !favorite) world.db.serviceFavorite.remove(existing.id)
  if (existing || !favorite) return { favorite }
  const { name } = targetOf(world, type, targetId) ?? refuse.missing(nouns[type])
  const time = world.iso()
  const id = `favorite-${world.uuid()}`
  const times = { createTime: time, updateTime: time }
  world.db.serviceFavorite.create({ id, ...times, type, targetId, name, userId: user.id })
  return { favorite: true }
}

const nouns = {
  product: '服务产品',
  provider: '服务机构',
  listing: '产品',
  demand: '需求',
  supply: '供给',
} as const satisfies Record<FavoriteType, string>

/** Returns the public record behind a favourite or a request, with its name; undefined where it is not public. */
export function targetOf(world: World, type: FavoriteType, id: string) {
  if (type === 'listing') {
    const row = world.db.listing.find(id)
    const shown = row && shownOf(row)
    return shown && { name: shown.title, listing: briefOf(shown) }
  }
  if (type === 'demand' || type === 'supply') {
    const row = world.db.exchange.find(id)
    const shown = row?.kind === type ? shownExchange(world, row) : undefined
    return shown && { name: shown.title, exchange: { ...shown, cover: shown.images?.[0] } }
  }
  if (type === 'provider') {
    const provider = publicProviders(world).find((one) => one.id === id)
    const productCount = productCounts(world).get(id) ?? 0
    return provider && { name: provider.name, provider: { ...provider, productCount } }
  }
  const product = world.db.product.find(id)
  return product && isPublic(world, product)
    ? { name: product.name, product: withProviderName(world, product) }
    : undefined
}

/**
 * Returns the caller's favourites, newest first, each with its record while that is public. A record that is not public
 * keeps the name stored with the favourite, because its current name may come from an edit that is not approved.
 */
export const favoritesOf = (world: World, user: User, type: FavoriteType | undefined) =>
  world.db.serviceFavorite
    .findMany({ where: { userId: { equals: user.id }, type: is(type) }, orderBy: { createTime: 'desc' } })
    .map((one) => {
      const shown = targetOf(world, one.type, one.targetId)
      return { ...one, ...(shown ?? { gone: whyGone(world, one.type, one.targetId) }) }
    })

/** Returns the reason why a record is not public. */
function whyGone({ db }: World, type: FavoriteType, id: string): string {
  const row = (type === 'demand' || type === 'supply' ? db.exchange : db[type]).find(id)
  if (!row) return '已删除'
  if (row.status === '已解决' || row.status === '已过期') return row.status
  if (row.status === '待审核' || row.status === '已驳回') return '正在修改，暂不可查看'
  return type === 'product' && row.status === '已上架' ? '机构资料正在审核，暂不可查看' : '已下架'
}
