import { subscribe } from 'valtio'
import { common } from '#offline/view.ts'

/** Shows on the installed portal's icon how much waits on this device (待上传 and 未通过); nothing at 0 and after sign-out. */
export function startBadge(): void {
  // Safari shows one only once installed, Firefox knows none.
  if (!('setAppBadge' in navigator)) return
  let shown = -1
  const show = () => {
    const count = common.outbox.length
    if (count === shown) return
    shown = count
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Where it may not be shown the page itself says it.
    done.catch(() => undefined)
  }
  subscribe(common, show)
  show()
}
