import { subscribe } from 'valtio'
import { listen } from '#offline/channel.ts'
import { readNotices } from '#offline/notices/here.ts'
import { deviceState } from '#offline/view.ts'

/**
 * Shows the number of 我的待办 on the installed portal's icon: what is due, and what waits to be sent; none at 0 and
 * after sign-out, or if the person wants none.
 */
export function startBadge(): void {
  // Safari supports badges only in an installed app, Firefox does not at all.
  if (!('setAppBadge' in navigator)) return
  let shown = -1
  let isWanted = true
  const show = () => {
    const count = isWanted ? deviceState.due : 0
    if (count === shown) return
    shown = count
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Ignores a refusal to show a badge, because the page itself shows the number.
    done.catch(() => undefined)
  }
  const readChoice = () =>
    void readNotices()
      .then((settings) => {
        isWanted = settings?.badge !== false
        show()
      })
      .catch(() => undefined)
  subscribe(deviceState, show)
  listen(({ type }) => (type === 'notices' || type === 'signed-in') && readChoice())
  show()
  readChoice()
}
