import { readByAsker, shownOf } from '#mocks/docking/rules.ts'
import { shownOf as shownListing } from '#mocks/market/rules.ts'
import type { Caller, Owned } from '#mocks/rights.ts'
import { publicOffers, publicProviders } from '#mocks/serve/rules.ts'
import type { World } from '#mocks/city.ts'

/** A stored file and whose it is: an enterprise's; with `enId` '' the person's who brought it; with no user everybody's. */
interface Stored extends Owned {
  filePath: string
}

/** The records that anybody may read. No appeal is among them: a public one hides its files. */
function publicRows(world: World): object[] {
  const { activity, banner, exchange, interpretation, item, listing, news, notice } = world.db
  const { partnerLink, policy, problem, question, subject } = world.db
  const city = [activity, banner, interpretation, item, news, notice, partnerLink, policy, problem, question]
  return [
    ...[...city, subject].flatMap((table): object[] => table.getAll()),
    ...exchange.getAll().flatMap((row) => shownOf(world, row) ?? []),
    ...listing.getAll().flatMap((row) => shownListing(row) ?? []),
    ...publicOffers(world),
    ...publicProviders(world),
  ]
}

/** True where a record that anybody may read names the file. Another's does not count: whoever names it must own it. */
export const isPublished = (world: World, file: Stored): boolean =>
  !file.userId ||
  publicRows(world).some((row) => names(row, file) && (!isOwned(row) || isSameSide(row, file)))

/** True where the file is the caller's side's, or of the other side of a docking or an enquiry of theirs. */
export function mayRead({ world, user, owns, mine }: Caller, file: Stored): boolean {
  if (file.enId ? owns(file) : file.userId === user.id) return true
  const { docking, exchange, provider, serviceEnquiry } = world.db
  const targetId = { in: exchange.findMany({ where: mine }).map(({ id }) => id) }
  const dockings = [mine, { targetId }].flatMap((where) => docking.findMany({ where }))
  const enquiries = [mine, { provider: mine }].flatMap((where) => serviceEnquiry.findMany({ where }))
  const meetings = [
    ...dockings.map((asked) => {
      const offered = exchange.find(asked.targetId)
      return [asked, offered && readByAsker(world, offered, asked)] as const
    }),
    ...enquiries.map((asked) => [asked, provider.find(asked.providerId)] as const),
  ]
  return meetings.some(
    ([asked, offered]) =>
      offered &&
      ((owns(asked) && isSameSide(offered, file) && names(offered, file)) ||
        (owns(offered) && isSameSide(asked, file) && names(asked, file))),
  )
}

const isOwned = (row: object): row is Owned => 'enId' in row && 'userId' in row

const isSameSide = (row: Owned, file: Owned) =>
  file.enId ? row.enId === file.enId : row.userId === file.userId

/** The texts of a row that may name a file; rows never change, so each is looked through once. */
const looked = new WeakMap<object, string[]>()

function names(row: object, { filePath }: Stored): boolean {
  const texts = looked.get(row) ?? [...textsIn(row)].filter((text) => /upload(?:\/|%2F)/i.test(text))
  looked.set(row, texts)
  // In a rich text the path stands inside an address.
  return texts.some((text) => text.includes(filePath) || text.includes(encodeURIComponent(filePath)))
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value) for (const one of Object.values(value)) yield* textsIn(one)
}
