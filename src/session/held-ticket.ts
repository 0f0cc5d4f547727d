/** Ticket with which another site redirects a person to sign in; the city exchanges it once. */
export interface Ticket {
  /** Site that issued the ticket. zwfw: 政务服务网. sso: the second single sign-on. */
  site: 'zwfw' | 'sso'
  token: string
}

let held: Ticket | undefined

/** Takes over the ticket that `public/first.js` removed from the address (`?zwfwToken=`, `?code=`). */
export function takeTicket(): void {
  held = globalThis.portalTicket
  globalThis.portalTicket = undefined
}

/** Returns the ticket; undefined once it is used or dropped. */
export const heldTicket = (): Ticket | undefined => held

/** Drops the ticket when the person signs in another way. */
export function dropTicket(): void {
  held = undefined
}
