import type { Kind, Standings } from '#api/effect.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { overlay } from './overlay.ts'
import { useHeard } from './useHeard.ts'

/**
 * Returns how a thing stands, over what the city said of it, as `overlay` does; the page is drawn anew with what waits and
 * arrives.
 */
export const useStanding = <K extends Kind>(kind: K, id: string, said: Standings[K], asOf: ReceiptNo) =>
  overlay(kind, id, said, asOf, useHeard())
