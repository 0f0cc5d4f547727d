import type { Target } from '#ui/link.ts'
import { Views } from '#ui/list/Views.tsx'

interface Props {
  isCalendar: boolean
  /** Returns the page's address with the other view, without day and month. */
  linkTo: (change: { view: 'calendar' | undefined; month: undefined }) => Target
}

/** Switches between the rows of a list and a calendar of the same records. */
export function ListOrCalendar({ isCalendar, linkTo }: Props) {
  return (
    <Views
      views={[
        { label: '列表', chosen: !isCalendar, link: linkTo({ view: undefined, month: undefined }) },
        { label: '日历', chosen: isCalendar, link: linkTo({ view: 'calendar', month: undefined }) },
      ]}
    />
  )
}
