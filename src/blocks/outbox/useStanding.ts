import type { Kind, Standings } from '#api/effect.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { overlay } from './overlay.ts'
import { useOutboxState } from './useOutboxState.ts'

/** Returns the standing of a record by `overlay`; updates with outbox and receipts. */
export const useStanding = <K extends Kind>(kind: K, id: string, cityState: Standings[K], asOf: ReceiptNo) =>
  overlay(kind, id, cityState, asOf, useOutboxState())
