import { useSyncExternalStore } from 'react'

/** Chromium's offer to install, kept until somebody takes it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How this portal gets onto the home screen here: the browser offers it, the person does it by hand, it is there, or neither. */
type InstallWay = 'offered' | 'byHand' | 'installed' | 'none'

let offer: InstallOffer | undefined
let way: InstallWay = 'none'
const listeners = new Set<() => void>()

/** Safari on an iPhone or iPad: it installs through its share menu only. An iPad calls itself a Macintosh that can be touched. */
export function isIosSafari(agent: string, touchPoints: number): boolean {
  const isIos = /iPhone|iPad|iPod/.test(agent) || (agent.includes('Macintosh') && touchPoints > 1)
  return isIos && /Version\/.*Safari\//.test(agent) && !/CriOS|FxiOS|EdgiOS|MicroMessenger/.test(agent)
}

/** Catches the browser's offer; it comes once and early, long before anybody looks for the button. */
export function startInstall(): void {
  const standalone = matchMedia('(display-mode: standalone)')
  const look = () => {
    if (standalone.matches) become('installed')
    else if (offer) become('offered')
    else if (isIosSafari(navigator.userAgent, navigator.maxTouchPoints)) become('byHand')
    else become('none')
  }
  addEventListener('beforeinstallprompt', (event) => {
    // No banner of the browser's own: the entry in the menu is there when somebody wants it.
    event.preventDefault()
    offer = event as InstallOffer
    look()
  })
  addEventListener('appinstalled', () => {
    offer = undefined
    become('installed')
  })
  standalone.addEventListener('change', look)
  look()
}

/** Shows the browser's own dialog. An offer is good for one time; a new one comes from the browser. */
export async function install(): Promise<void> {
  const taken = offer
  offer = undefined
  if (!taken) return
  await taken.prompt()
  const { outcome } = await taken.userChoice
  become(outcome === 'accepted' ? 'installed' : 'none')
}

/** How to install here, for a component. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, () => way)

function become(next: InstallWay) {
  way = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
