import * as v from 'valibot'
import { contactLifecycle, contactMoves, REASON } from '#rules/docking-states.ts'
import { Phone } from './call/sent.ts'
import { form, Id, line, Name, recordEntries, text } from './call/shape.ts'

/** States of a docking request. */
const contactStates = contactLifecycle.words

/** Form of a docking request. */
export const DockingForm = form({
  /** Distinguishes a new request from a step of an existing one. */
  status: v.optional(v.literal('待对接')),
  contactName: line('联系人', 20),
  contactPhone: Phone,
  message: text('对接说明', REASON.most, REASON.least),
})

/** A step of a docking request by its publisher; 未达成 needs a reason (chosen). */
export const DockingStep = v.pipe(
  form({
    dockingId: Id,
    status: v.picklist(contactMoves, '请选择对接进展'),
    reason: v.optional(text('原因', REASON.most, REASON.least)),
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['reason']],
      ({ status, reason }) => status !== '未达成' || reason !== undefined,
      '请填写未达成的原因',
    ),
    ['reason'],
  ),
)

/** A docking request, as both sides see it. */
export const Docking = v.object({
  ...recordEntries,
  contactName: Name,
  contactPhone: v.string(),
  message: v.string(),
  /** The requesting enterprise; missing for a person without one. */
  orgName: v.optional(Name),
  status: v.picklist(contactStates),
  /** Reason for a failed request. */
  reason: v.optional(v.string()),
  /** Steps so far, beginning with the request. */
  steps: v.array(
    v.object({ time: v.string(), status: v.picklist(contactStates), reason: v.optional(v.string()) }),
  ),
  /**
   * Persons of the requesting side who have seen the publisher's contact, with the time; one entry per person and day.
   */
  reveals: v.array(v.object({ time: v.string(), name: v.string() })),
})
export type Docking = v.InferOutput<typeof Docking>

/** Requests that the publisher has not answered, oldest first: who asks, and since when (chosen). */
export const UnansweredRequests = v.array(v.object({ id: v.string(), name: v.string(), time: v.string() }))
