import { subscribeKey } from 'valtio/utils'
import { keepText, textIn } from '#lib/small-store.ts'
import { listen } from '#offline/channel.ts'
import { deviceState } from '#offline/view.ts'
import { appAround } from './in-app.ts'
import { installWay, onInstallWay } from './install.ts'

/** Key that says whether the portal has worked without a network on this device, and whether installing was offered. */
const PROVED = 'portal-proved'
const OFFERED = 'offered'

/**
 * Offers once to install the portal, after it has proved itself without a network: a page was opened, or what waited
 * was sent. Inside another app it says once how to open the portal in a browser, because nothing is kept there. Neither
 * is shown over a form with edits, nor on a public computer.
 */
export function startOffer(): void {
  if (textIn('localStorage', PROVED) === OFFERED) return
  const isInApp = appAround(navigator.userAgent) !== undefined
  /** True while submits wait without a network. */
  let hasWaited = false
  const update = () => {
    const { reach, outbox, dirtyForms, storage } = deviceState
    hasWaited ||= reach === 'offline' && outbox.some(({ state }) => state === 'waiting')
    const way = installWay()
    const isDue =
      isInApp || (textIn('localStorage', PROVED) === '1' && (way === 'offered' || way === 'byHand'))
    if (!isDue || dirtyForms > 0 || storage === 'public' || textIn('localStorage', PROVED) === OFFERED) return
    keepText('localStorage', PROVED, OFFERED)
    deviceState.offer = isInApp ? 'browser' : 'install'
  }
  const prove = () => {
    if (!textIn('localStorage', PROVED)) keepText('localStorage', PROVED, '1')
    update()
  }
  listen(({ type }) => void (type === 'sent' && hasWaited && prove()))
  onInstallWay(update)
  subscribeKey(deviceState, 'reach', update)
  subscribeKey(deviceState, 'outbox', update)
  subscribeKey(deviceState, 'dirtyForms', update)
  // A page that began without a network (public/first.js) and has come this far was opened from the device.
  if (document.documentElement.dataset['offline'] !== undefined && deviceState.reach === 'offline') prove()
  else update()
}

/** Closes the offer for good. */
export const closeOffer = (): void => void (deviceState.offer = undefined)
