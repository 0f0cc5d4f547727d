import * as v from 'valibot'
import { signupStates } from '#rules/signup-states.ts'
import { held, Moment, Phone } from './call/sent.ts'
import { Id, line, Name, recorded, text } from './call/shape.ts'

/** 报名状态. */
export const participantStates = signupStates

/** What taking part was worth; given once, after the end. */
export const ActivityEvaluation = v.object(
  {
    score: v.pipe(
      v.number('请选择评分'),
      v.integer('评分应为整数'),
      v.minValue(1, '评分为 1 到 5 分'),
      v.maxValue(5, '评分为 1 到 5 分'),
    ),
    content: v.optional(text('评价', 500, 0), ''),
  },
  '此项必填',
)

/** What the sign-up form asks for; 10 people of a unit at most. */
export const SignupForm = v.object(
  {
    name: line('姓名', 20),
    phone: Phone,
    position: v.optional(line('职务', 30, 0)),
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
  name: Name,
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
