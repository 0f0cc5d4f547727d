import { contacts } from '#rules/contacts.ts'
import { dateText, type Moment, timeText } from '#lib/dates.ts'
import { dueOf } from '#rules/appeal-clock.ts'
import { TAKEN_UP_WITHIN } from '#rules/appeal-talk.ts'
import { isOpen, opening } from '#rules/office-hours.ts'

/** Returns the note that a message sent now is answered later; undefined within office hours. */
export const lateWords = (now: Moment): string | undefined =>
  isOpen(now)
    ? undefined
    : `现在是非工作时间（${contacts.hours}），预计 ${timeText(opening(now), now)} 起答复。`

/**
 * Returns the text with the time of the answer to a question asked now: at once within office hours, else from the
 * next opening.
 */
export function hoursWords(now: Moment): string {
  const due = dateText(dueOf('咨询', now))
  return isOpen(now)
    ? `工作人员在线，${String(TAKEN_UP_WITHIN)} 分钟内受理，${due}前答复。`
    : `现在是非工作时间（${contacts.hours}），预计 ${timeText(opening(now), now)} 起受理，${due}前答复。`
}
