import { useCommon } from '#offline/view.ts'
import { ClockNotice } from './ClockNotice.tsx'
import { KeepNotices } from './KeepNotices.tsx'
import { SlowNotice } from './SlowNotice.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'

/** Those of the device's notices that hardly anybody sees, one below the other. */
export function SeldomNotices() {
  const { slow, update, clock } = useCommon()
  return (
    <>
      <KeepNotices />
      {slow && <SlowNotice />}
      {update && <UpdateNotice />}
      {clock !== undefined && <ClockNotice ahead={clock} />}
    </>
  )
}
