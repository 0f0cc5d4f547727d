import { useSyncExternalStore } from 'react'
import { appAround } from './in-app.ts'

/** Chromium's event that offers the installation, kept until the person installs. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/**
 * Way to install the portal on this device: offered by the browser, by hand, installed already, in a browser first (inside
 * another app), or none.
 */
type InstallWay = 'offered' | 'byHand' | 'installed' | 'elsewhere' | 'none'

let offer: InstallOffer | undefined
let way: InstallWay = 'none'
const listeners = new Set<() => void>()

/**
 * Detects Safari on an iPhone or iPad, which installs only through its share menu. An iPad reports itself as
 * a Macintosh with touch points.
 */
export function isIosSafari(agent: string, touchPoints: number): boolean {
  const isIos = /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1)
  return isIos && /Version\/.*Safari\//.test(agent) && !/CriOS|FxiOS|EdgiOS|MicroMessenger/.test(agent)
}

/** Catches the browser's install event, which fires once and early, long before a person opens the menu. */
export function startInstall(): void {
  const standalone = matchMedia('(display-mode: standalone)')
  const update = () => {
    if (standalone.matches) setWay('installed')
    else if (offer) setWay('offered')
    else if (appAround(navigator.userAgent)) setWay('elsewhere')
    else if (isIosSafari(navigator.userAgent, navigator.maxTouchPoints)) setWay('byHand')
    else setWay('none')
  }
  addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's banner, because the menu has an entry for it.
    event.preventDefault()
    offer = event as InstallOffer
    update()
  })
  addEventListener('appinstalled', () => {
    offer = undefined
    setWay('installed')
  })
  standalone.addEventListener('change', update)
  update()
}

/** Shows the browser's install dialog. An offer can be used once; the browser then fires a new event. */
export async function install(): Promise<void> {
  const taken = offer
  offer = undefined
  if (!taken) return
  await taken.prompt()
  const { outcome } = await taken.userChoice
  setWay(outcome === 'accepted' ? 'installed' : 'none')
}

/** Returns the way to install on this device. */
export const installWay = (): InstallWay => way

/** Registers a listener for changes of the way to install. */
export const onInstallWay = (listener: () => void): void => void listeners.add(listener)

/** Returns the way to install on this device, for a component. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, installWay)

function setWay(next: InstallWay) {
  way = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
