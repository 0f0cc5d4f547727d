import { useDeviceState } from '#offline/view.ts'
import { ClockNotice } from './ClockNotice.tsx'
import { InstallNotice } from './InstallNotice.tsx'
import { KeepNotices } from './KeepNotices.tsx'
import { SlowNotice } from './SlowNotice.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Shows the device notices that few users see. */
export function SeldomNotices() {
  const { slow, update, clock, offer } = useDeviceState()
  return (
    <>
      <KeepNotices />
      {slow && <SlowNotice />}
      {update && <UpdateNotice />}
      {offer && <InstallNotice offer={offer} />}
      {clock !== undefined && <ClockNotice ahead={clock} />}
    </>
  )
}
