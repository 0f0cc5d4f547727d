import { calendarFeed } from '#lib/ics.ts'
import { noticeState } from '#rules/notice-clock.ts'
import { calendarName, obligationEntries } from '#rules/standing/obligation-entries.ts'
import { begunFor, type Brought, cityDraftPath, nothingBrought } from '#rules/standing/brought.ts'
import { obligations } from '#rules/standing/obligations.ts'
import { mineOf as appealsOf } from '#mocks/appeal/owner.ts'
import { declarationsOf } from '#mocks/declare/access.ts'
import { unansweredOf } from '#mocks/docking/requests.ts'
import { requestsFor } from '#mocks/docking/rules.ts'
import { codeDrawn, randomOf } from '#mocks/random.ts'
import { InPlaceOfEnvelope } from '#mocks/reply.ts'
import { refuse } from '#mocks/refusal.ts'
import { type Caller, rightsOf } from '#mocks/rights.ts'
import { requestsOf as enquiriesOf } from '#mocks/serve/enquiries.ts'
import type { World } from '#mocks/city.ts'
import { currentActivity, ownerView } from './rules.ts'

const codeOf = (world: World, userId: string, enId: string) =>
  codeDrawn(randomOf(`calendar ${String(world.seed)} ${userId} ${enId}`))

/**
 * Returns the key of the caller's calendar of obligations. It is derived from person and enterprise, so that an address
 * that a calendar program knows stays valid after a restart; a real city draws a secret that the person can renew.
 */
export const feedKeyOf = ({ world, user, enIdIfAny }: Caller): string =>
  [user.id, enIdIfAny, codeOf(world, user.id, enIdIfAny)].join('.')

/** Returns the person's and the enterprise's obligations as a calendar. @throws Refusal for a key that nobody was given */
export function obligationsFeed(world: World, key: string, site: string): InPlaceOfEnvelope {
  const [userId = '', enId = '', code] = key.split('.')
  const user = world.db.user.find(userId)
  const isMember = enId === '' || user?.ens.some((one) => one.enId === enId)
  if (!user || !isMember || code !== codeOf(world, userId, enId)) return refuse.missing('订阅的日历')
  const by: Caller = Object.assign(rightsOf(user, enId), { world })
  const entries = obligationEntries(obligations(broughtAtCity(by), world.now()), site)
  return new InPlaceOfEnvelope({
    blob: new Blob([calendarFeed(calendarName, entries, world.now())], {
      type: 'text/calendar;charset=utf-8',
    }),
    name: `${calendarName}.ics`,
  })
}

/** Collects what the city knows of a caller's obligations; what only a device has is missing. */
function broughtAtCity(by: Caller): Brought {
  const { world, user, mine } = by
  const enterprise = user.ens.find(({ enId }) => enId === mine.enId.equals)
  const declarations = mine.enId.equals ? declarationsOf(by) : []
  const offered = (kind: 'demand' | 'supply') =>
    world.db.exchange
      .findMany({ where: { ...mine, kind: { equals: kind } } })
      .map(({ id, title }) => ({ id, title, unanswered: unansweredOf(requestsFor(world, id)) }))
  return {
    ...nothingBrought(),
    declarations,
    notices: world.db.notice
      .getAll()
      .filter(({ list }) => list.some(({ enterpriseName }) => enterpriseName === enterprise?.enName))
      .filter((one) => noticeState(one, world.now()) === '公示中'),
    favourites: world.db.policyFavourite
      .findMany({ where: { userId: { equals: user.id } } })
      .map(({ policyId }) => world.db.policy.get(policyId, '政策')),
    begun: declarations.flatMap((one) => {
      const item = one.status === '草稿' ? world.db.item.find(one.itemId) : undefined
      return item ? [begunFor(item, one.itemName, cityDraftPath(one))] : []
    }),
    appeals: appealsOf(by),
    ...{ demands: offered('demand'), supplies: offered('supply') },
    enquiries: enquiriesOf(by),
    signups: world.db.activityParticipant.findMany({ where: mine }).map((row) => ({
      ...ownerView(world, row),
      activity: currentActivity(world, world.db.activity.get(row.activityId, '活动'), row),
    })),
  }
}
