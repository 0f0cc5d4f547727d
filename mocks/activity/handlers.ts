import { type Activity, activity, type Signup } from '#api/activity.ts'
import type { User } from '#mocks/auth/tables.ts'
import { isoDay } from '#lib/dates.ts'
import { pageOf } from '#mocks/lists.ts'
import { mock } from '#mocks/mock.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'
import { is } from '#mocks/table.ts'
import type { ParticipantRow } from './tables.ts'
import { checkPlaces, current, move, occupy, signupOf } from './rules.ts'

const all = (world: World): Activity[] => world.db.activity.all().map((row) => current(world, row))
const isOver = ({ state }: Activity) => state === '已结束' || state === '已取消'
const monthOf = ({ startTime }: Activity) => isoDay(startTime).slice(0, 7)

/** What is to come first, soonest on top; then what is over, latest on top. */
function byRelevance(a: Activity, b: Activity): number {
  if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1
  return isOver(a) ? b.startTime.localeCompare(a.startTime) : a.startTime.localeCompare(b.startTime)
}

export const handlers = mock(activity, {
  calendar({ query, world }) {
    const days = new Map<string, Activity[]>()
    for (const one of all(world)) {
      if (monthOf(one) !== query.month || one.state === '已取消') continue
      const date = isoDay(one.startTime)
      days.set(date, [...(days.get(date) ?? []), one])
    }
    return [...days]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([date, activities]) => ({ date, count: activities.length, activities }))
  },
  page({ query, world }) {
    const { type, mode, state, month, keyword = '' } = query
    const found = all(world).filter(
      (one) =>
        (!type || one.type === type) &&
        (!mode || one.mode === mode) &&
        (!state || one.state === state) &&
        (!month || monthOf(one) === month) &&
        [one.title, one.organizer, one.address ?? ''].some((text) => text.includes(keyword)),
    )
    return pageOf(found.sort(byRelevance), query)
  },
  hot({ query, world }) {
    const hot = all(world).filter((one) => !isOver(one))
    return pageOf(
      hot.sort((a, b) => b.viewCount - a.viewCount),
      query,
    )
  },
  homepage: ({ query, world }) =>
    pageOf(
      all(world)
        .filter((one) => one.state !== '已取消')
        .sort(byRelevance),
      query,
    ),
  one({ params, world }) {
    const row = world.db.activity.get(params.id, '活动')
    return current(world, world.db.activity.change(row.id, { viewCount: row.viewCount + 1 }))
  },
  participate(context) {
    const { body, user, world } = context
    const known = signupOf(context, body.activityId)
    const wanted = current(world, world.db.activity.get(body.activityId, '活动'))
    if (body.cancel) {
      if (!known || known.status === '已取消') return refuse.rule('尚未报名该活动')
      if (wanted.state === '进行中' || wanted.state === '已结束')
        return refuse.rule('活动已开始，不能取消报名')
      return move(world, known, '已取消')
    }
    if (known && known.status !== '已取消') return refuse.rule('已报名该活动，请勿重复报名')
    checkPlaces(wanted, body.people)
    return signUp(world, user, context.enIdIfAny, body, known, wanted.needsReview)
  },
  evaluate(context) {
    const { body, world } = context
    const known = signupOf(context, body.activityId)
    const attended = current(world, world.db.activity.get(body.activityId, '活动'))
    if (known?.status !== '已签到') return refuse.rule('签到后才能评价')
    if (attended.state !== '已结束') return refuse.rule('活动结束后才能评价')
    if (known.evaluate) return refuse.rule('已评价过该活动')
    return world.db.activityParticipant.change(known.id, {
      evaluate: { score: body.score, content: body.content },
      updateTime: world.iso(),
    })
  },
  myApply({ query, world, ownOf }) {
    const asked = { status: is(query.status), activityId: is(query.activityId || undefined) }
    const mine = ownOf(
      world.db.activityParticipant.findMany({ where: asked, orderBy: { createTime: 'desc' } }),
    ).map((one) => ({ ...one, activity: current(world, world.db.activity.get(one.activityId, '活动')) }))
    return pageOf(mine, query)
  },
})

/** A new sign-up, or the cancelled one taken up again. */
function signUp(
  world: World,
  user: User,
  enId: string,
  { activityId, name, phone, position, people }: Signup,
  cancelled: ParticipantRow | undefined,
  needsReview: boolean,
): ParticipantRow {
  const status = needsReview ? '待审核' : '已通过'
  const said = { enId, name, phone, people, ...(position ? { position } : {}) }
  occupy(world, activityId, people)
  if (cancelled) return move(world, cancelled, status, { also: said })
  return world.db.activityParticipant.add({
    id: crypto.randomUUID(),
    createTime: world.iso(),
    updateTime: world.iso(),
    userId: user.id,
    activityId,
    status,
    ...said,
  })
}
