import * as v from 'valibot'
import { signupStates } from '#rules/signup-states.ts'
import { Moment, Phone } from './call/sent.ts'
import { bareCode } from '#lib/code.ts'
import { clean, Id, line, Name, recordEntries, text } from './call/shape.ts'
import { needsWords, ratedEntries, starEntries } from './rating.ts'

/** 报名状态. */
export const participantStates = signupStates

const given = v.object(
  { activityId: Id, ...starEntries, content: v.optional(text('评价', 500, 0), '') },
  '此项必填',
)
/** A participant's rating, given once after the activity has ended; a bad one needs words (chosen). */
export const ActivityEvaluation = v.pipe(given, needsWords<v.InferOutput<typeof given>>('content'))

/** Sign-up form; one enterprise signs up at most 10 people. */
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

/** Code on the screen of an activity's venue (现场码). */
export const PlaceCode = v.pipe(
  v.string('请填写现场码'),
  clean(bareCode),
  v.minLength(1, '请填写现场码'),
  v.regex(/^\d{6}$/, '现场码为 6 位数字'),
)

const signup = { activityId: Id, ...SignupForm.entries }

/**
 * An action on a sign-up (chosen: the specification only names the call). `signup` requests places, `wait` requests
 * places or a number on the waiting list, `confirm` accepts an offered place, `cancel` leaves either list, and
 * `checkin` records the arrival: `at` is the moment of the press, which may be long before the call reaches the city;
 * `place` is the venue's code, required where the activity takes place on site alone.
 */
export const Participation = v.variant(
  'action',
  [
    v.object({ action: v.literal('signup'), ...signup }),
    v.object({ action: v.literal('wait'), ...signup }),
    v.object({ action: v.literal('confirm'), activityId: Id }),
    v.object({ action: v.literal('cancel'), activityId: Id }),
    v.object({ action: v.literal('checkin'), activityId: Id, at: Moment, place: v.optional(PlaceCode) }),
  ],
  '请填写报名信息',
)
export type Participation = v.InferOutput<typeof Participation>

/** A sign-up to an activity. */
export const Participant = v.object({
  ...recordEntries,
  /** '' if the person has no enterprise. */
  enId: v.string(),
  activityId: v.string(),
  name: Name,
  phone: v.string(),
  position: v.optional(v.string()),
  people: v.number(),
  status: v.picklist(participantStates),
  /** Reason for a refusal, or for an end that the owner did not ask for. */
  reason: v.optional(v.string()),
  /** With 候补 and 待确认候补: the sign-up's number on the waiting list; it never changes. */
  waitNumber: v.optional(v.number()),
  /** With 候补: number of sign-ups before this one now. */
  waitBefore: v.optional(v.number()),
  /** With 待确认候补: ISO time until which the place is reserved. */
  offerUntil: v.optional(v.string()),
  /** With 已通过 and 已签到: code to show at the door, `HD-4F7K-29QX`. */
  code: v.optional(v.string()),
  /** With 已签到: ISO time of the check-in. */
  checkInTime: v.optional(v.string()),
  /** The rating; its time is missing in older ones (chosen). */
  evaluate: v.optional(
    v.object({
      score: v.number(),
      content: v.optional(v.string(), ''),
      time: v.optional(v.string()),
      ...ratedEntries,
    }),
  ),
})
export type Participant = v.InferOutput<typeof Participant>
