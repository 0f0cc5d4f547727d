import { type Activity, activity, type ApplyGroup } from '#api/activity.ts'
import type { Participation } from '#api/activity-signup.ts'
import { isoDay } from '#lib/dates.ts'
import { eventsFeed } from '#lib/ics-events.ts'
import { activityEvent } from '#rules/activity-event.ts'
import { isOver } from '#rules/activity-state.ts'
import { isWaiting } from '#rules/signup-states.ts'
import { foundBy } from '#lib/search/fit.ts'
import { searchRows } from '#lib/search/rank.ts'
import { pageOf } from '#mocks/lists.ts'
import { type Context, mock } from '#mocks/mock.ts'
import { InPlaceOfEnvelope } from '#mocks/reply.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { is, type Where } from '#mocks/query.ts'
import { feedKeyOf, obligationsFeed } from './obligations-feed.ts'
import { cancel, checkIn, confirm, signUp } from './participate.ts'
import { currentActivity, ownerView, signupOf } from './rules.ts'
import type { ActivityRow, ParticipantRow } from './tables.ts'

/** Returns the activities that a query finds; the waiting list is read once for all of them. */
function findActivities(world: World, where: Where<ActivityRow> = {}): Activity[] {
  const waiting = world.db.activityParticipant.findMany({ where: { status: { equals: '候补' } } })
  return world.db.activity.findMany({ where }).map((row) => {
    const queue = waiting.filter(({ activityId }) => activityId === row.id)
    return currentActivity(world, row, undefined, queue)
  })
}
const isPast = ({ state }: Activity) => isOver(state)
const monthOf = ({ startTime }: Activity) => isoDay(startTime).slice(0, 7)

const feedName = '企业服务总入口活动日历'

/** Sorts coming activities first, the soonest on top, then past ones, the latest on top. */
function byRelevance(a: Activity, b: Activity): number {
  if (isPast(a) !== isPast(b)) return isPast(a) ? 1 : -1
  return isPast(a) ? b.startTime.localeCompare(a.startTime) : a.startTime.localeCompare(b.startTime)
}

/** Returns the group of the caller's own list that a sign-up belongs to. */
function groupOf({ status }: ParticipantRow, { state }: Activity): ApplyGroup {
  if (isOver(state) || status === '已取消' || status === '未通过') return 'past'
  return isWaiting(status) ? 'waiting' : 'coming'
}

export const handlers = mock(activity, {
  calendar({ query, world }) {
    const days = new Map<string, Activity[]>()
    for (const one of findActivities(world, { cancelled: { equals: false } })) {
      if (monthOf(one) !== query.month) continue
      const date = isoDay(one.startTime)
      days.set(date, [...(days.get(date) ?? []), one])
    }
    return [...days]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([date, activities]) => ({ date, count: activities.length, activities }))
  },
  page({ query, request, world }) {
    const { type, mode, state, month, region, keyword = '', format, feed: key } = query
    if (format && key !== undefined) return obligationsFeed(world, key, new URL(request.url).origin)
    const filtered = findActivities(world, { type: is(type), mode: is(mode), region: is(region) }).filter(
      (one) => (!state || one.state === state) && (!month || monthOf(one) === month),
    )
    const matching = searchRows(filtered.sort(byRelevance), keyword, (one) =>
      foundBy(one.title, [one.type, one.organizer, one.address]),
    )
    return format ? feed(matching, request, world) : pageOf(matching, query)
  },
  hot({ query, world }) {
    const hot = findActivities(world).filter((one) => !isPast(one))
    return pageOf(
      hot.sort((a, b) => b.viewCount - a.viewCount),
      query,
    )
  },
  homepage: ({ query, world }) =>
    pageOf(findActivities(world, { cancelled: { equals: false } }).sort(byRelevance), query),
  one(context) {
    const { params, visitor, world } = context
    const row = world.db.activity.get(params.id, '活动')
    const signup = visitor && signupOf(context, row.id)
    const counted = world.db.activity.change(row.id, { viewCount: row.viewCount + 1 })
    return {
      ...currentActivity(world, counted, signup),
      ...(signup ? { signup: ownerView(world, signup) } : {}),
    }
  },
  participate: (context) => ownerView(context.world, participate(context, context.body)),
  evaluate(context) {
    const { body, world } = context
    const signup = signupOf(context, body.activityId)
    const attended = currentActivity(world, world.db.activity.get(body.activityId, '活动'))
    if (signup?.status !== '已签到') return refuse.rule('签到后才能评价')
    if (attended.state !== '已结束') return refuse.rule('活动结束后才能评价')
    if (signup.evaluate) return refuse.rule('已评价过该活动')
    const { activityId: _, ...given } = body
    const time = world.iso()
    const evaluate = { ...given, time }
    return ownerView(world, world.db.activityParticipant.change(signup.id, { evaluate, updateTime: time }))
  },
  myApply(by) {
    const { query, world, mine } = by
    const where = { ...mine, status: is(query.status), activityId: is(query.activityId) }
    const rows = world.db.activityParticipant.findMany({ where, orderBy: { createTime: 'desc' } })
    const all = rows.map((row) => {
      const one = currentActivity(world, world.db.activity.get(row.activityId, '活动'), row)
      return { ...ownerView(world, row), activity: one, group: groupOf(row, one) }
    })
    const count = (group: ApplyGroup) => all.filter((one) => one.group === group).length
    const counts = { coming: count('coming'), waiting: count('waiting'), past: count('past') }
    const ofGroup = query.group ? all.filter((one) => one.group === query.group) : all
    const order = ofGroup.sort((a, b) => byRelevance(a.activity, b.activity))
    return { ...pageOf(order, query), counts, feed: feedKeyOf(by) }
  },
})

/**
 * Days for which a past activity stays in a subscribed calendar, because a calendar drops events that its feed no
 * longer names.
 */
const DAYS_IN_FEED = 90
const DAY = 86_400_000

/** Returns a calendar feed of coming, called-off and recently ended activities. */
function feed(activities: readonly Activity[], request: Request, world: World): InPlaceOfEnvelope {
  const { origin } = new URL(request.url)
  const events = activities
    .filter(({ endTime }) => Date.parse(endTime) > world.now() - DAYS_IN_FEED * DAY)
    .map((one) => activityEvent(one, origin))
  const text = eventsFeed(feedName, events, world.now())
  return new InPlaceOfEnvelope({
    blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }),
    name: `${feedName}.ics`,
  })
}

function participate(context: Context<typeof activity.participate>, body: Participation): ParticipantRow {
  if (body.action === 'signup' || body.action === 'wait') return signUp(context, body)
  if (body.action === 'confirm') return confirm(context, body.activityId)
  return body.action === 'cancel' ? cancel(context, body.activityId) : checkIn(context, body)
}
