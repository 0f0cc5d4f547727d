import { activity, type ActivityBrief } from '#api/activity.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { QueueButton } from '#blocks/records/QueueButton.tsx'
import { recordOf } from '#features/activity/links.ts'
import { cityNow } from '#lib/clock.ts'
import type { ButtonLook } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { checkInFields } from './fields.ts'

const CheckInForm = lazyPart(async () => (await import('./CheckInForm.tsx')).CheckInForm)

interface Props {
  one: Pick<ActivityBrief, 'id' | 'title' | 'mode'>
  look: ButtonLook
}

/**
 * Checks in (签到). The time of the press counts, online or offline, so it is sent as `at`. An activity that only takes
 * place on site asks for the code on the venue's screen, so that nobody checks in from elsewhere.
 */
export function CheckIn({ one: { id, title, mode }, look }: Props) {
  const record = recordOf(id)
  const itemTitle = `签到：${title}`
  const bodyOf = (place?: string) => ({
    body: { action: 'checkin' as const, activityId: id, at: new Date(cityNow()).toISOString(), place },
  })
  if (mode !== '线下') {
    return (
      <QueueButton
        endpoint={activity.participate}
        input={() => bodyOf()}
        title={itemTitle}
        record={record}
        done={{ sent: '签到已提交', waits: '签到已记录，联网后由主办方确认' }}
        look={look}
      >
        签到
        <span className="visually-hidden">：{title}</span>
      </QueueButton>
    )
  }
  return (
    <DeedDialog
      label="签到"
      of={title}
      look={look}
      title="现场签到"
      noun="签到"
      record={record}
      keptAs={`签到:${record}`}
      fields={checkInFields}
      call={({ place }) => [activity.participate, bodyOf(place), { title: itemTitle }]}
      form={CheckInForm}
    />
  )
}
