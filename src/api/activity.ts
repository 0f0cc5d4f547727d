import * as v from 'valibot'
import { activityStates } from '#rules/activity-state.ts'
import { signupStates } from '#rules/signup-states.ts'
import { area, endpoint } from './call/endpoint.ts'
import { held, Moment } from './call/sent.ts'
import { Id, page, Paging, paging, Phone, recorded, StoredFile, text, Word } from './call/shape.ts'

export const activityTypes = ['政策宣讲', '项目路演', '银企对接', '供需对接', '培训', '沙龙'] as const
export const activityModes = ['线上', '线下', '混合'] as const
/** 报名状态. */
export const participantStates = signupStates

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
  /** The way there: stations, parking. */
  way: v.optional(v.string()),
  /** The district it takes place in; missing for 线上. */
  region: v.optional(v.string()),
  /** Where it is shown: only in the answer to those who are let in, from fifteen minutes before until the end. */
  liveUrl: v.optional(v.string()),
  /** How many people there is room for. */
  quota: v.number(),
  /** How many people have a place, or are offered one. */
  signed: v.number(),
  /** How many people wait for one. */
  waiting: v.number(),
  cancelled: v.boolean(),
  /** Why it was called off or moved, where it was. */
  changeReason: v.optional(v.string()),
  /** When it was to begin before it was moved; ISO. */
  movedFrom: v.optional(v.string()),
  /** Rises with every change that a calendar must take in (SEQUENCE of RFC 5545). */
  sequence: v.number(),
  state: v.picklist(activityStates, '请选择活动状态'),
  /** True where the organizer looks at each sign-up (需审核). */
  needsReview: v.boolean(),
  contactPhone: v.string(),
  viewCount: v.number(),
  agenda: v.array(v.object({ time: v.string(), topic: v.string(), speaker: v.optional(v.string()) })),
  speakers: v.array(v.object({ name: v.string(), position: v.string(), org: v.string() })),
  contentHtml: v.string(),
  /** Papers to take along or to read up on. */
  materials: v.array(StoredFile),
})
export type Activity = v.InferOutput<typeof Activity>

export const ActivityBrief = v.omit(Activity, ['agenda', 'speakers', 'contentHtml', 'materials'])
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

/** What the sign-up form asks for; 10 people of a unit at most. */
export const SignupForm = v.object(
  {
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
export type SignupForm = v.InferOutput<typeof SignupForm>

const signup = { activityId: Id, ...SignupForm.entries }

/**
 * What one does with a sign-up (chosen: the specification names the call only). `signup` asks for places, `wait` for
 * places or a number of the waiting list, `confirm` takes a place that was offered, `cancel` leaves either list, and
 * `checkin` says since when one is there: `at` is when it was pressed, which may be long before it arrives.
 */
export const Participation = v.variant(
  'action',
  [
    v.object({ action: v.literal('signup'), ...signup }),
    v.object({ action: v.literal('wait'), ...signup }),
    v.object({ action: v.literal('confirm'), activityId: Id }),
    v.object({ action: v.literal('cancel'), activityId: Id }),
    v.object({ action: v.literal('checkin'), activityId: Id, at: Moment }),
  ],
  '请填写报名信息',
)
export type Participation = v.InferOutput<typeof Participation>

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
  /** Why it was not let in, or ended without a word of its owner. */
  reason: v.optional(v.string()),
  /** With 候补 and 待确认候补: which number on the waiting list it was given; it never changes. */
  waitNumber: v.optional(v.number()),
  /** With 候补: how many stand before it now. */
  waitBefore: v.optional(v.number()),
  /** With 待确认候补: until when the place is kept; ISO. */
  offerUntil: v.optional(v.string()),
  /** With 已通过 and 已签到: what is shown at the door, `HD-4F7K-29QX`. */
  code: v.optional(v.string()),
  /** With 已签到: when; ISO. */
  checkInTime: v.optional(v.string()),
  evaluate: v.optional(v.object(held(ActivityEvaluation.entries))),
})
export type Participant = v.InferOutput<typeof Participant>

/** What the one who asks has to do with an activity; nothing for a visitor (chosen). */
const standing = { signup: v.optional(Participant) }

/** An activity as it is read, with the caller's own sign-up. */
export const ActivityDetail = v.object({ ...Activity.entries, ...standing })
export type ActivityDetail = v.InferOutput<typeof ActivityDetail>

/** One of the caller's sign-ups with its activity. */
export const MyApply = v.object({ ...Participant.entries, activity: ActivityBrief })
export type MyApply = v.InferOutput<typeof MyApply>

/** How the caller's sign-ups are grouped: those to come, those on a waiting list, and what is over (chosen). */
export const applyGroups = ['coming', 'waiting', 'past'] as const
export type ApplyGroup = (typeof applyGroups)[number]

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
        region: v.optional(Word),
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
  one: endpoint('GET /policy/api/ua/activity/{id}', { answer: ActivityDetail }),
  participate: endpoint('POST /policy/api/manager/activity/participant', {
    body: Participation,
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
        group: v.optional(v.picklist(applyGroups, '请选择报名状态')),
      }),
      {},
    ),
    answer: v.object({
      ...page(MyApply).entries,
      /** How many there are of each group, whatever was asked for (chosen). */
      counts: v.object({ coming: v.number(), waiting: v.number(), past: v.number() }),
    }),
  }),
})
