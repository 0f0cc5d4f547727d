import { listen } from './channel.ts'
import { owner } from './owner.ts'
import { onBlocked, onFallback } from './device/db.ts'
import { noteReceiptsRead } from './outbox/order.ts'
import { deviceState } from './view.ts'

/** Number of the last begun read, and of the read that is shown. */
let begun = 0
let shown = 0

/**
 * Reads outbox and receipts of the signed-in user into the view, in this order, so that an item that is sent meanwhile is
 * never in neither. A read that the device has held back is dropped once a later one is shown.
 */
export async function refreshView(): Promise<void> {
  const turn = (begun += 1)
  const who = owner()?.userId
  // Loads no outbox code for a visitor, who has no items.
  const store = who ? await import('./outbox/store.ts') : undefined
  const waiting = store ? await store.listOutbox() : []
  const receipts = store ? await store.listReceipts() : []
  // Stops if the user has changed during the read.
  if (owner()?.userId !== who || turn < shown) return
  shown = turn
  const outbox = waiting.filter(({ id }) => !receipts.some((one) => one.id === id))
  Object.assign(deviceState, { outbox, receipts })
  noteReceiptsRead(who)
}

/** Starts updating this tab's view with changes by any tab or the worker. */
export function startView(): void {
  onFallback(() => void (deviceState.storage = 'memory'))
  onBlocked((waits) => {
    import('./device/blocked.ts').then(
      ({ blockedWords }) => (deviceState.storageProblem = waits ? blockedWords : undefined),
      () => undefined,
    )
  })
  listen((message) => {
    // Ignores a failed read, because the next message reads again.
    if (message.type === 'outbox' || message.type === 'sent') refreshView().catch(() => undefined)
    if (message.type === 'progress') deviceState.sending = message.sending
    if (message.type === 'signin' && message.userId === owner()?.userId) deviceState.needsSignIn = true
    if (message.type === 'signed-in') deviceState.needsSignIn = false
  })
}
