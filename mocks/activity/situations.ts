import type { World } from '#mocks/city.ts'
import { type SituationRecords, situationsOfRecords } from '#mocks/situation.ts'
import { callOff, moveBy } from './changes.ts'
import { decide, move } from './signups.ts'
import type { ActivityRow } from './tables.ts'

const MINUTE = 60_000
const records: SituationRecords = { table: 'activity', page: (id) => `/roadshow/${id}` }
const signupAt = (world: World, id: string) =>
  world.db.activityParticipant.get(`participant-u-enterprise-${id}`, '报名')

/** Lets an activity begin and end so many minutes from now; its sign-up is over. */
const lieAt = (world: World, id: string, begins: number, ends: number): ActivityRow => {
  const at = (minutes: number) => new Date(world.now() + minutes * MINUTE).toISOString()
  return world.db.activity.change(id, {
    startTime: at(begins),
    endTime: at(ends),
    signupEnd: at(begins - 60),
  })
}

export const situations = situationsOfRecords('活动', records, [
  {
    id: 'activity-last-place',
    title: '名额只剩 1 个',
    sees: '活动页写明还剩 1 个名额，可以报名。',
    who: 'person',
    record: 'activity-last',
    shows: '剩余 1 个名额',
  },
  {
    id: 'activity-full',
    title: '名额已满，可以候补',
    sees: '没有名额，可以加入候补。',
    who: 'person',
    record: 'activity-full',
    shows: '名额已满，可以候补',
  },
  {
    id: 'place-offered',
    title: '候补等到名额，请确认',
    sees: '有名额空出，在期限内确认参加，逾期递补下一位。',
    who: 'enterprise',
    record: 'activity-queued',
    make(world, id) {
      move(world, signupAt(world, id), '待确认候补', { by: 'clock' })
    },
    shows: '有名额空出',
  },
  {
    id: 'signup-waiting',
    title: '报名待审核',
    sees: '报名已提交，等待主办方审核，可以取消。',
    who: 'enterprise',
    record: 'activity-waiting',
    make(world, id) {
      // Begins the review now, because the organiser would otherwise decide at once in a world whose clock was moved.
      world.db.activityParticipant.change(signupAt(world, id).id, { updateTime: world.iso() })
    },
    shows: '等待主办方审核',
  },
  {
    id: 'signup-refused',
    title: '报名未通过',
    sees: '写明未通过的原因。',
    who: 'enterprise',
    record: 'activity-waiting',
    make(world, id) {
      decide(world, signupAt(world, id), '未通过', '本场仅面向规上企业')
    },
    shows: '本场仅面向规上企业',
  },
  {
    id: 'signup-passed',
    title: '报名通过，拿到签到码',
    sees: '报名通过，可以打开签到码。',
    who: 'enterprise',
    record: 'activity-waiting',
    make(world, id) {
      decide(world, signupAt(world, id), '已通过')
    },
    shows: '请凭签到码到场',
  },
  {
    id: 'activity-cancelled',
    title: '已报名的活动取消',
    sees: '活动取消，写明原因。',
    who: 'enterprise',
    record: 'activity-signed',
    make(world, id) {
      callOff(world, id, '场馆临时停电检修')
    },
    shows: '场馆临时停电检修',
  },
  {
    id: 'activity-moved',
    title: '已报名的活动改期',
    sees: '活动改到一周后，写明原来的时间和原因。',
    who: 'enterprise',
    record: 'activity-signed',
    make(world, id) {
      moveBy(world, id, 7, '主讲人行程调整')
    },
    shows: '主讲人行程调整',
  },
  {
    id: 'activity-live',
    title: '活动正在直播',
    sees: '线上活动 10 分钟前开始，可以进入直播。',
    who: 'enterprise',
    record: 'activity-live',
    make: (world, id) => lieAt(world, id, -10, 80),
    shows: '进入直播',
  },
  {
    id: 'activity-check-in',
    title: '活动即将开始，可以签到',
    sees: '线下活动 10 分钟后开始，可以签到。',
    who: 'enterprise',
    record: 'activity-soon',
    make: (world, id) => lieAt(world, id, 10, 130),
    shows: '现在可以签到',
  },
])
