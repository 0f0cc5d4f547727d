import { requesterView, publicVersionOf } from '#mocks/docking/rules.ts'
import { shownOf as shownListing } from '#mocks/market/rules.ts'
import type { Caller, Owned } from '#mocks/rights.ts'
import { publicOffers, publicProviders } from '#mocks/serve/rules.ts'
import type { World } from '#mocks/city.ts'

/** Stored file with its owner: an enterprise; with `enId` '' the person who uploaded it; without a user everybody. */
interface Stored extends Owned {
  filePath: string
}

/** Returns the records that anybody may read. Appeals are left out, because a public appeal hides its files. */
function publicRows(world: World): object[] {
  const { activity, banner, exchange, interpretation, item, listing, news, notice } = world.db
  const { partnerLink, policy, problem, question, subject } = world.db
  const city = [activity, banner, interpretation, item, news, notice, partnerLink, policy, problem, question]
  return [
    ...[...city, subject].flatMap((table): object[] => table.getAll()),
    ...exchange.getAll().flatMap((row) => publicVersionOf(world, row) ?? []),
    ...listing.getAll().flatMap((row) => shownListing(row) ?? []),
    ...publicOffers(world),
    ...publicProviders(world),
  ]
}

/** Returns true if a public record names the file. An enterprise's record counts only if that enterprise owns the file. */
export const isPublished = (world: World, file: Stored): boolean =>
  !file.userId ||
  publicRows(world).some((row) => namesFile(row, file) && (!isOwned(row) || isSameSide(row, file)))

/**
 * Returns true if the file belongs to the caller's side, or to the other side of a docking or an enquiry of the
 * caller's.
 */
export function mayRead({ world, user, owns, mine }: Caller, file: Stored): boolean {
  if (file.enId ? owns(file) : file.userId === user.id) return true
  const { docking, exchange, provider, serviceEnquiry } = world.db
  const targetId = { in: exchange.findMany({ where: mine }).map(({ id }) => id) }
  const dockings = [mine, { targetId }].flatMap((where) => docking.findMany({ where }))
  const enquiries = [mine, { provider: mine }].flatMap((where) => serviceEnquiry.findMany({ where }))
  const meetings = [
    ...dockings.map((request) => {
      const target = exchange.find(request.targetId)
      return [request, target && requesterView(world, target, request)] as const
    }),
    ...enquiries.map((request) => [request, provider.find(request.providerId)] as const),
  ]
  return meetings.some(
    ([request, target]) =>
      target &&
      ((owns(request) && isSameSide(target, file) && namesFile(target, file)) ||
        (owns(target) && isSameSide(request, file) && namesFile(request, file))),
  )
}

const isOwned = (row: object): row is Owned => 'enId' in row && 'userId' in row

const isSameSide = (row: Owned, file: Owned) =>
  file.enId ? row.enId === file.enId : row.userId === file.userId

/** Texts that may name a file, by row; rows never change, so each is searched once. */
const fileTexts = new WeakMap<object, string[]>()

function namesFile(row: object, { filePath }: Stored): boolean {
  const texts = fileTexts.get(row) ?? [...textsIn(row)].filter((text) => /upload(?:\/|%2F)/i.test(text))
  fileTexts.set(row, texts)
  // In rich text the path is part of an encoded address.
  return texts.some((text) => text.includes(filePath) || text.includes(encodeURIComponent(filePath)))
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value) for (const one of Object.values(value)) yield* textsIn(one)
}
