import type { Target } from '#ui/link.ts'
import { Views } from '#ui/list/Views.tsx'

interface Props {
  isCalendar: boolean
  /** The address of the page with the other view, at no day and no month in particular. */
  linkTo: (change: { view: 'calendar' | undefined; month: undefined }) => Target
}

/** The choice between a list's rows and the same records in a calendar. */
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
