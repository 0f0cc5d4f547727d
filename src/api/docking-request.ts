import * as v from 'valibot'
import { contactLifecycle, contactMoves, REASON } from '#rules/docking-states.ts'
import { Phone } from './call/sent.ts'
import { form, Id, line, Name, recorded, text } from './call/shape.ts'

/** How far the two sides have come. */
const contactStates = contactLifecycle.words

/** What one side sends to ask the other to dock. */
export const DockingForm = form({
  /** Tells it from a step of a request that is there. */
  status: v.optional(v.literal('待对接')),
  contactName: line('联系人', 20),
  contactPhone: Phone,
  message: text('对接说明', REASON.most, REASON.least),
})

/** How the publisher moves a request on: 未达成 says why (chosen). */
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

/** One request to dock, as both sides read it. */
export const Docking = v.object({
  ...recorded,
  contactName: Name,
  contactPhone: v.string(),
  message: v.string(),
  /** The enterprise that asks; missing for a person without one. */
  orgName: v.optional(Name),
  status: v.picklist(contactStates),
  /** Why it came to nothing. */
  reason: v.optional(v.string()),
  /** Its way so far, from the request on. */
  steps: v.array(
    v.object({ time: v.string(), status: v.picklist(contactStates), reason: v.optional(v.string()) }),
  ),
  /** Who of the asking side has seen the publisher's contact, and when; once for each person and day. */
  reveals: v.array(v.object({ time: v.string(), name: v.string() })),
})
export type Docking = v.InferOutput<typeof Docking>
