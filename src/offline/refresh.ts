import { listen } from './channel.ts'
import { owner } from './owner.ts'
import { onBlocked, onFallback } from './device/db.ts'
import { noteRead } from './outbox/order.ts'
import { common } from './view.ts'

/** Reads what waits and what was sent into the view that the page shows. */
export async function refreshView(): Promise<void> {
  const who = owner()?.userId
  // A visitor has none, and does not load what checks them.
  const store = who ? await import('./outbox/store.ts') : undefined
  const [outbox, receipts] = store ? await Promise.all([store.listOutbox(), store.listReceipts()]) : [[], []]
  // The user may have changed while the disk was being read.
  if (owner()?.userId !== who) return
  Object.assign(common, { outbox, receipts })
  noteRead(who)
}

/** Keeps the view of this tab true to what any tab or the worker does. */
export function startView(): void {
  onFallback(() => void (common.storage = 'memory'))
  onBlocked((waits) => {
    import('./device/blocked.ts').then(
      ({ blockedWords }) => (common.storageProblem = waits ? blockedWords : undefined),
      () => undefined,
    )
  })
  listen((message) => {
    // What cannot be read now is read at the next message.
    if (message.type === 'outbox' || message.type === 'sent') refreshView().catch(() => undefined)
    if (message.type === 'progress') common.sending = message.sending
    if (message.type === 'signin' && message.userId === owner()?.userId) common.needsSignIn = true
    if (message.type === 'signed-in') common.needsSignIn = false
  })
}
