import { useDeviceState } from '#offline/view.ts'
import { ClockNotice } from './ClockNotice.tsx'
import { KeepNotices } from './KeepNotices.tsx'
import { SlowNotice } from './SlowNotice.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Shows the device notices that few users see. */
export function SeldomNotices() {
  const { slow, update, clock } = useDeviceState()
  return (
    <>
      <KeepNotices />
      {slow && <SlowNotice />}
      {update && <UpdateNotice />}
      {clock !== undefined && <ClockNotice ahead={clock} />}
    </>
  )
}
