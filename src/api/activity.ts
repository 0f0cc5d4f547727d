import * as v from 'valibot'
import { activityStates } from '#rules/activity-state.ts'
import { signupLifecycle } from '#rules/signup-states.ts'
import { area, endpoint } from './call/endpoint.ts'
import { held } from './call/sent.ts'
import { Id, page, Paging, paging, Phone, recorded, text, Word } from './call/shape.ts'

export const activityTypes = ['政策宣讲', '项目路演', '银企对接', '供需对接', '培训', '沙龙'] as const
export const activityModes = ['线上', '线下', '混合'] as const
/** 报名状态. */
export const participantStates = signupLifecycle.words

/** An activity, whole. `state` is as of the answer; a page that stays open computes it anew with #lib/activity-state. */
export const Activity = v.object({
  ...recorded,
  title: v.string(),
  type: v.picklist(activityTypes, '请选择活动类型'),
  mode: v.picklist(activityModes, '请选择活动方式'),
  /** A picture's URL. */
  cover: v.string(),
  organizer: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  signupStart: v.string(),
  signupEnd: v.string(),
  /** Where it takes place; missing for 线上. */
  address: v.optional(v.string()),
  /** Where it is shown; missing for 线下. */
  liveUrl: v.optional(v.string()),
  /** How many people there is room for. */
  quota: v.number(),
  /** How many have signed up. */
  signed: v.number(),
  cancelled: v.boolean(),
  state: v.picklist(activityStates, '请选择活动状态'),
  /** True where the organizer looks at each sign-up (需审核). */
  needsReview: v.boolean(),
  contactPhone: v.string(),
  viewCount: v.number(),
  agenda: v.array(v.object({ time: v.string(), topic: v.string(), speaker: v.optional(v.string()) })),
  speakers: v.array(v.object({ name: v.string(), position: v.string(), org: v.string() })),
  contentHtml: v.string(),
})
export type Activity = v.InferOutput<typeof Activity>

export const ActivityBrief = v.omit(Activity, ['agenda', 'speakers', 'contentHtml'])
export type ActivityBrief = v.InferOutput<typeof ActivityBrief>

/** What taking part was worth; given once, after the end. */
export const ActivityEvaluation = v.object(
  {
    score: v.pipe(
      v.number('请选择评分'),
      v.integer('评分应为整数'),
      v.minValue(1, '评分为 1 到 5 分'),
      v.maxValue(5, '评分为 1 到 5 分'),
    ),
    content: v.optional(v.pipe(v.string(), v.maxLength(500, '评价最多 500 个字')), ''),
  },
  '此项必填',
)

/** What the sign-up form asks for. */
export const Signup = v.object(
  {
    cancel: v.optional(v.literal(false)),
    activityId: Id,
    name: text('姓名', 20),
    phone: Phone,
    position: v.optional(v.pipe(v.string(), v.maxLength(30, '职务最多 30 个字'))),
    people: v.pipe(
      v.number('请填写人数'),
      v.integer('人数应为整数'),
      v.minValue(1, '至少 1 人'),
      v.maxValue(10, '每次最多 10 人'),
    ),
  },
  '此项必填',
)
export type Signup = v.InferOutput<typeof Signup>

/** Takes a sign-up back before the activity begins. */
export const SignupCancellation = v.object({ cancel: v.literal(true), activityId: Id }, '此项必填')

/** A sign-up. */
export const Participant = v.object({
  ...recorded,
  /** '' where the person has no enterprise. */
  enId: v.string(),
  activityId: v.string(),
  name: v.string(),
  phone: v.string(),
  position: v.optional(v.string()),
  people: v.number(),
  status: v.picklist(participantStates),
  /** Why it was not let in, with 未通过. */
  reason: v.optional(v.string()),
  evaluate: v.optional(v.object(held(ActivityEvaluation.entries))),
})
export type Participant = v.InferOutput<typeof Participant>

/** One of the caller's sign-ups with its activity. */
export const MyApply = v.object({ ...Participant.entries, activity: ActivityBrief })

/** A day of the calendar on which something begins, `date` as `'2026-04-18'`. */
export const CalendarDay = v.object({
  date: v.string(),
  count: v.number(),
  activities: v.array(v.object({ id: v.string(), title: v.string() })),
})

const Month = v.pipe(v.string('请选择月份'), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份应写作 2026-04'))

export const activity = area('activity', {
  calendar: endpoint('GET /policy/api/ua/activity/calendar', {
    query: v.object({ month: Month }, '请选择月份'),
    answer: v.array(CalendarDay),
  }),
  page: endpoint('GET /policy/api/ua/activity/page', {
    query: v.optional(
      v.object({
        ...paging,
        type: v.optional(Activity.entries.type),
        mode: v.optional(Activity.entries.mode),
        state: v.optional(Activity.entries.state),
        keyword: v.optional(Word),
        month: v.optional(Month),
      }),
      {},
    ),
    answer: page(ActivityBrief),
  }),
  hot: endpoint('GET /policy/api/ua/activity/hotActivity', { query: Paging, answer: page(ActivityBrief) }),
  homepage: endpoint('GET /policy/api/ua/activity/homepage/activity', {
    query: Paging,
    answer: page(ActivityBrief),
  }),
  one: endpoint('GET /policy/api/ua/activity/{id}', { answer: Activity }),
  participate: endpoint('POST /policy/api/manager/activity/participant', {
    body: v.variant('cancel', [Signup, SignupCancellation], '请填写报名信息'),
    answer: Participant,
    queue: true,
  }),
  evaluate: endpoint('POST /policy/api/manager/activity/evaluate', {
    body: v.object({ activityId: Id, ...ActivityEvaluation.entries }, '此项必填'),
    answer: Participant,
    queue: true,
  }),
  myApply: endpoint('GET /policy/api/eventparticipant/myApply', {
    query: v.optional(
      v.object({
        ...paging,
        status: v.optional(v.picklist(participantStates, '请选择报名状态')),
        activityId: v.optional(Id),
      }),
      {},
    ),
    answer: page(MyApply),
  }),
})
