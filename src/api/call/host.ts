/** Result of an attempt to renew an expired token; `busy` while another call or tab renews it. */
export type Renewal = 'renewed' | 'busy' | 'refused'

/**
 * Services that a call needs from its environment (a tab, the service worker, a test), and the events it reports to it.
 * The session sets them; the contract itself does not know cookies or pages.
 */
export interface Host {
  /** Origin of the city's API; '' for the portal's own origin. */
  base: string
  /** Returns the bearer token, or undefined for a visitor; with `userId` only that user's token. */
  token: (userId?: string) => string | undefined | Promise<string | undefined>
  /** Returns the id of the current enterprise, or ''. */
  enId: () => string
  /** Renews the tokens after a 401 to a call with the token `used`. Throws if the city cannot be reached. */
  renew: (used: string | undefined) => Promise<Renewal>
  /** Handles a refused renewal: the person must sign in again. */
  expired: () => void
  /** Shows a message, already debounced. */
  notify: (message: string) => void
  /** Receives the result of each attempt: an answer of the city, no answer, or a login page of the network. */
  reportAnswer: (from: 'city' | 'nobody' | 'captive') => void
}

const nothing = () => undefined

/** The environment of this code. */
export const host: Host = {
  base: typeof __API_BASE__ === 'string' ? __API_BASE__ : '',
  token: nothing,
  enId: () => '',
  renew: () => Promise.resolve('refused'),
  expired: nothing,
  notify: nothing,
  reportAnswer: nothing,
}

/** Sets some services of the environment; the others stay. */
export function configureHost(part: Partial<Host>): void {
  Object.assign(host, part)
}

/**
 * Returns an address on which a captive network shows its login page: a call of the city, which our service worker
 * never answers.
 */
export const networkLoginPage = (): string => `${host.base}/policy/api/ua/banner/page`

const NOTIFY_DEBOUNCE = 100
let pending: ReturnType<typeof setTimeout> | undefined

/** Shows one message for a burst of failures: the last one within 100 ms (specification, section 9). */
export function notifyDebounced(message: string): void {
  clearTimeout(pending)
  pending = setTimeout(() => host.notify(message), NOTIFY_DEBOUNCE)
}
