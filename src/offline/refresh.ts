import { listen } from './channel.ts'
import { owner } from './owner.ts'
import { onBlocked, onFallback } from './device/db.ts'
import { noteReceiptsRead } from './outbox/order.ts'
import { deviceState } from './view.ts'

/** Reads outbox and receipts of the signed-in user into the view. */
export async function refreshView(): Promise<void> {
  const who = owner()?.userId
  // Loads no outbox code for a visitor, who has no items.
  const store = who ? await import('./outbox/store.ts') : undefined
  const [outbox, receipts] = store ? await Promise.all([store.listOutbox(), store.listReceipts()]) : [[], []]
  // Stops if the user has changed during the read.
  if (owner()?.userId !== who) return
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
