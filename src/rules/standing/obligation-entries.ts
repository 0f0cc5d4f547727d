import { untilText } from '#lib/dates.ts'
import type { DayEntry } from '#lib/ics.ts'
import type { Obligation } from './obligation.ts'

/** Name of the calendar of obligations, of the file and of the subscription. */
export const calendarName = '企业待办日历'

/**
 * Converts the obligations with a deadline to calendar entries, in the words of the list. The portal's file and the
 * city's feed contain equal entries, so that people who import both have each obligation once.
 * @param site the portal's origin, for the links of the entries
 */
export const obligationEntries = (list: readonly Obligation[], site: string): DayEntry[] =>
  list.flatMap(({ id, title, date, loss, amount, link }) =>
    date === undefined
      ? []
      : [
          {
            ...{ id: `due-${id}`, title, end: date, url: `${site}${link}` },
            notes: [`${untilText(date)} 前办理，${loss}`, ...(amount ? [amount] : [])],
          },
        ],
  )
