/** How an attempt to renew an expired token ended; `busy` while another call or tab is at it. */
export type Renewal = 'renewed' | 'busy' | 'refused'

/**
 * What a call needs from the place it runs in (a tab, the service worker, a test) and tells it.
 * The session fills it in; the contract itself knows nothing of cookies or pages.
 */
export interface Host {
  /** Where the city's API lives; '' for the portal's own origin. */
  base: string
  /** The bearer token, or undefined for a visitor; of this user only, where one is named. */
  token: (userId?: string) => string | undefined | Promise<string | undefined>
  /** Id of the current enterprise, '' when there is none. */
  enId: () => string
  /** Renews the tokens after a 401 that was answered to `used`. Throws when the city cannot be reached. */
  renew: (used: string | undefined) => Promise<Renewal>
  /** The refresh was refused: the person must sign in again. */
  expired: () => void
  /** A message to show, already debounced. */
  notify: (message: string) => void
  /** How the last attempt went: the city answered, nobody answered, or a login page of the network did. */
  heard: (from: 'city' | 'nobody' | 'captive') => void
}

const nothing = () => undefined

/** The place this code runs in. */
export const host: Host = {
  base: typeof __API_BASE__ === 'string' ? __API_BASE__ : '',
  token: nothing,
  enId: () => '',
  renew: () => Promise.resolve('refused'),
  expired: nothing,
  notify: nothing,
  heard: nothing,
}

/** Fills in what this place offers; what is not named stays. */
export function configureHost(part: Partial<Host>): void {
  Object.assign(host, part)
}

/** An address where a captive network shows its own login page: a call of the city, which our worker never answers. */
export const networkLoginPage = (): string => `${host.base}/policy/api/ua/banner/page`

const NOTIFY_DEBOUNCE = 100
let pending: ReturnType<typeof setTimeout> | undefined

/** Shows one message for a burst of failures: the last within 100 ms (specification, section 9). */
export function notifyDebounced(message: string): void {
  clearTimeout(pending)
  pending = setTimeout(() => host.notify(message), NOTIFY_DEBOUNCE)
}
