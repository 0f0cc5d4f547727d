import { subscribe } from 'valtio'
import { deviceState } from '#offline/view.ts'

/**
 * Shows the number of 我的待办 on the installed portal's icon: what is due, and what waits to be sent; none at 0 and
 * after sign-out.
 */
export function startBadge(): void {
  // Safari supports badges only in an installed app, Firefox does not at all.
  if (!('setAppBadge' in navigator)) return
  let shown = -1
  const show = () => {
    const count = deviceState.due
    if (count === shown) return
    shown = count
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Ignores a refusal to show a badge, because the page itself shows the number.
    done.catch(() => undefined)
  }
  subscribe(deviceState, show)
  show()
}
