import ICAL from 'ical.js'

/** Parses a calendar file with ical.js, the parser of Thunderbird. */
export const parsedCalendar = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[] as ConstructorParameters<typeof ICAL.Component>[0])

/** Reads the entries of a calendar file. */
export function readCalendar(text: string) {
  const calendar = parsedCalendar(text)
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((one) => ({
    component: one,
    event: new ICAL.Event(one),
    status: one.getFirstPropertyValue('status') as string,
    alarms: one.getAllSubcomponents('valarm').length,
  }))
}
