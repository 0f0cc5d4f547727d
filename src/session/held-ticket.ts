/** What another site sends somebody here with, to be signed in by: the city exchanges it once. */
export interface Ticket {
  /** zwfw: 政务服务网. sso: the second single sign-on. */
  site: 'zwfw' | 'sso'
  token: string
}

let held: Ticket | undefined

/** Takes over what `public/first.js` found in the address (`?zwfwToken=`, `?code=`) and took out of it. */
export function takeTicket(): void {
  held = globalThis.portalTicket
  globalThis.portalTicket = undefined
}

/** The ticket that somebody came with; undefined once it is used up or dropped. */
export const heldTicket = (): Ticket | undefined => held

/** Drops the ticket, where the person signs in otherwise. */
export function dropTicket(): void {
  held = undefined
}
