import * as v from 'valibot'
import { activityStates } from '#rules/activity-state.ts'
import { ActivityEvaluation, Participant, participantStates, Participation } from './activity-signup.ts'
import { area, endpoint } from './call/endpoint.ts'
import { Id, page, Paging, paging, recordEntries, StoredFile, Word } from './call/shape.ts'

export const activityTypes = ['政策宣讲', '项目路演', '银企对接', '供需对接', '培训', '沙龙'] as const
export const activityModes = ['线上', '线下', '混合'] as const

/**
 * A complete activity. `state` is as of the answer; a page that stays open recomputes it with
 * `rules/activity-state.ts`.
 */
export const Activity = v.object({
  ...recordEntries,
  title: v.string(),
  type: v.picklist(activityTypes, '请选择活动类型'),
  mode: v.picklist(activityModes, '请选择活动方式'),
  /** URL of a picture. */
  cover: v.string(),
  organizer: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  signupStart: v.string(),
  signupEnd: v.string(),
  /** Place of the activity; missing for 线上. */
  address: v.optional(v.string()),
  /** Directions: stations, parking. */
  way: v.optional(v.string()),
  /** District of the place; missing for 线上. */
  region: v.optional(v.string()),
  /**
   * URL of the broadcast; only in answers to admitted participants, from fifteen minutes before the start until the
   * end.
   */
  liveUrl: v.optional(v.string()),
  /** Number of places for people. */
  quota: v.number(),
  /** Number of people who have a place or are offered one. */
  signed: v.number(),
  /** Number of people on the waiting list. */
  waiting: v.number(),
  cancelled: v.boolean(),
  /** Reason for a cancellation or a new date. */
  changeReason: v.optional(v.string()),
  /** ISO start time before the activity was moved. */
  movedFrom: v.optional(v.string()),
  /** Revision number; rises with each change that calendars must show (SEQUENCE of RFC 5545). */
  sequence: v.number(),
  state: v.picklist(activityStates, '请选择活动状态'),
  /** True if the organizer reviews each sign-up (需审核). */
  needsReview: v.boolean(),
  contactPhone: v.string(),
  viewCount: v.number(),
  agenda: v.array(v.object({ time: v.string(), topic: v.string(), speaker: v.optional(v.string()) })),
  /** `photo` is a picture's path (chosen). */
  speakers: v.array(
    v.object({ name: v.string(), position: v.string(), org: v.string(), photo: v.optional(v.string()) }),
  ),
  contentHtml: v.string(),
  /** Documents to take along or to read beforehand. */
  materials: v.array(StoredFile),
})
export type Activity = v.InferOutput<typeof Activity>

export const ActivityBrief = v.omit(Activity, ['agenda', 'speakers', 'contentHtml', 'materials'])
export type ActivityBrief = v.InferOutput<typeof ActivityBrief>

/** The caller's own sign-up; missing for a visitor (chosen). */
const callerEntries = { signup: v.optional(Participant) }

/** An activity's detail, with the caller's own sign-up. */
export const ActivityDetail = v.object({ ...Activity.entries, ...callerEntries })
export type ActivityDetail = v.InferOutput<typeof ActivityDetail>

/** A sign-up of the caller, with its activity. */
export const MyApply = v.object({ ...Participant.entries, activity: ActivityBrief })
export type MyApply = v.InferOutput<typeof MyApply>

/** Groups of the caller's sign-ups: upcoming, on a waiting list, past (chosen). */
export const applyGroups = ['coming', 'waiting', 'past'] as const
export type ApplyGroup = (typeof applyGroups)[number]

/** A day of the calendar on which activities begin; `date` is `'2026-04-18'`. */
const CalendarDay = v.object({
  date: v.string(),
  count: v.number(),
  activities: v.array(v.object({ id: v.string(), title: v.string() })),
})

const Month = v.pipe(v.string('请选择月份'), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份应写作 2026-04'))

const signupChange = (signup: Participant) => ({ id: signup.activityId, signup })

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
        // Returns all matching activities as a calendar feed (text/calendar, no envelope, no pages). Calendar programs
        // request it, the portal never does (chosen: the list of calls has no such feed).
        format: v.optional(v.literal('ics')),
        // Returns with format=ics the calendar of the obligations of the person and the enterprise to whom this key was
        // given, in place of the activities, because a calendar program cannot sign in (chosen).
        feed: v.optional(Word),
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
  }).queued('signup', ({ body }) => ({ id: body.activityId, pending: body.action }), signupChange),
  evaluate: endpoint('POST /policy/api/manager/activity/evaluate', {
    body: ActivityEvaluation,
    answer: Participant,
  }).queued('signup', ({ body }) => ({ id: body.activityId, pending: 'evaluate' as const }), signupChange),
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
      /** Number of sign-ups in each group, regardless of the filter (chosen). */
      counts: v.object({ coming: v.number(), waiting: v.number(), past: v.number() }),
      /** Secret key of the caller's calendar of obligations, for `page` with format=ics (chosen). */
      feed: v.optional(v.string()),
    }),
  }),
})
