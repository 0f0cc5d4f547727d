import * as v from 'valibot'
import { activityStates } from '#rules/activity-state.ts'
import { ActivityEvaluation, Participant, participantStates, Participation } from './activity-signup.ts'
import { area, endpoint } from './call/endpoint.ts'
import { Id, page, Paging, paging, recorded, StoredFile, Word } from './call/shape.ts'

export const activityTypes = ['政策宣讲', '项目路演', '银企对接', '供需对接', '培训', '沙龙'] as const
export const activityModes = ['线上', '线下', '混合'] as const

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
const CalendarDay = v.object({
  date: v.string(),
  count: v.number(),
  activities: v.array(v.object({ id: v.string(), title: v.string() })),
})

const Month = v.pipe(v.string('请选择月份'), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份应写作 2026-04'))

const signupIn = (signup: Participant) => ({ id: signup.activityId, signup })

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
        // All that fit as a calendar to subscribe to (text/calendar, without envelope or pages), which calendar programs ask
        // for and the portal never does (chosen: none of the calls is such a feed).
        format: v.optional(v.literal('ics')),
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
  }).queued('signup', ({ body }) => ({ id: body.activityId, pending: body.action }), signupIn),
  evaluate: endpoint('POST /policy/api/manager/activity/evaluate', {
    body: v.object({ activityId: Id, ...ActivityEvaluation.entries }, '此项必填'),
    answer: Participant,
  }).queued('signup', ({ body }) => ({ id: body.activityId, pending: 'evaluate' as const }), signupIn),
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
