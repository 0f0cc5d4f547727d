import type { Review } from '#api/serve-provider.ts'
import type { World } from '#mocks/city.ts'

/** Maximum number of reviews in an answer; the count beside the score says how many there are. */
const MOST_REVIEWS = 50

/** Returns a name of which others may only guess: 澄***公司 for an enterprise, 林** for a person. */
export const maskedName = (name: string, isEnterprise: boolean): string =>
  `${[...name][0] ?? ''}${isEnterprise ? `***${[...name].slice(-2).join('')}` : '**'}`

/**
 * Returns the public reviews of a service, or of a provider with all its services, newest first: those from before the
 * world began, and the ratings of requests.
 */
export function reviewsOf(world: World, providerId: string, productId?: string): Review[] {
  const ofProvider = { providerId: { equals: providerId } }
  const products = world.db.product.findMany({
    where: productId === undefined ? ofProvider : { id: { equals: productId } },
  })
  const past = products.flatMap(({ name: productName, reviews }) =>
    reviews.map((one) => ({ ...one, productName })),
  )
  const given = world.db.serviceEnquiry
    .findMany({ where: ofProvider })
    .filter((one) => productId === undefined || one.productId === productId)
    .flatMap(({ id, rating, orgName, contactName, productName }): Review[] => {
      const name = maskedName(orgName ?? contactName, orgName !== undefined)
      return rating ? [{ id, ...rating, name, ...(productName ? { productName } : {}) }] : []
    })
  return [...given, ...past].sort((a, b) => b.time.localeCompare(a.time)).slice(0, MOST_REVIEWS)
}
