import { promisifyRequest } from 'idb-keyval'
import { within } from '#lib/within.ts'
import { StorageProblem } from './problem.ts'

/**
 * Milliseconds within which a store must begin to answer: at first, and once its database has been opened anew. How long
 * it takes then is its own affair.
 */
const PATIENCE = [2_000, 30_000]

/** How a database is reached. */
export interface Way {
  /** Answers the connection that is there, else opens one. */
  open: () => Promise<IDBDatabase>
  /** Closes a connection that does not answer: the next `open` makes another. */
  forget: (connection: Promise<IDBDatabase>) => void
  /** True while an older tab has to make way: that takes as long as it takes, and the page says so. */
  isBlocked: () => boolean
}

/** Those under way: one that a page gives up when it is left, has been given up so, or has been told all it is to do. */
const open = new Map<IDBTransaction, 'light' | 'given' | 'said'>()
/** Over once a page that was left is shown again. */
let shown: Promise<unknown> | undefined

// A page that is left may be kept for the way back, frozen with what it holds open: everybody else would wait for it
// (seen in WebKitGTK 2.50, where a store then answers nobody until the browser ends). What is not being committed is
// given up, and done again on the way back; never what somebody hands in or has typed.
if ('addEventListener' in globalThis) {
  addEventListener('pagehide', () => {
    shown ??= new Promise((back) => addEventListener('pageshow', back, { once: true })).then(
      () => (shown = undefined),
    )
    for (const [transaction, state] of open) {
      if (state === 'said') commit(transaction)
      else {
        open.set(transaction, 'given')
        abort(transaction)
      }
    }
  })
}

/**
 * Does `work` in a transaction; `canWait` where a page that is left gives it up and does it on the way back. One that
 * does not begin is taken back, and `work` is done once more over a new connection; so it is where the browser has closed
 * the database by itself. What can be taken back has changed nothing; what cannot is waited for, since it may still come
 * true.
 * @throws StorageProblem where the store did not begin to answer the second time either, and whatever `work` throws
 */
export async function begin<T>(
  way: Way,
  names: string[],
  mode: IDBTransactionMode,
  canWait: boolean,
  options: IDBTransactionOptions,
  work: (transaction: IDBTransaction) => T | PromiseLike<T>,
): Promise<T> {
  for (let tries = 0; tries < PATIENCE.length; tries += 1) {
    const patience = PATIENCE[tries]!
    const opening = way.open()
    const connection = (await within(patience, opening)) ?? (way.isBlocked() ? await opening : undefined)
    if (canWait && shown) {
      await shown
      tries -= 1
      continue
    }
    const transaction = connection && transactionOn(connection, names, mode, options)
    if (transaction) {
      if (canWait) open.set(transaction, 'light')
      // Answered before all else: from then on the store is ours.
      const first = promisifyRequest(transaction.objectStore(names[0]!).getKey(0))
      const answer = (async () => await work(transaction))()
      const begun = Promise.race([first, answer]).then(yes, yes)
      try {
        if ((await within(patience, begun)) || !abort(transaction)) return await answer
      } catch (error) {
        if (open.get(transaction) === 'given') {
          // The page was left: this try does not count.
          tries -= 1
          continue
        }
        if (tries > 0 || !isBroken(error)) throw error
      } finally {
        open.delete(transaction)
        answer.catch(() => undefined)
      }
    }
    way.forget(opening)
  }
  throw new StorageProblem('failed')
}

/** A transaction; none where the browser has closed the connection by itself. */
function transactionOn(
  connection: IDBDatabase,
  names: string[],
  mode: IDBTransactionMode,
  options: IDBTransactionOptions,
): IDBTransaction | undefined {
  try {
    return connection.transaction(names, mode, options)
  } catch (error) {
    if (isBroken(error)) return undefined
    throw error
  }
}

/**
 * Whether the database itself has failed. Where a disk is full, Chromium 156 closes every connection at the first write
 * that finds no room, and opens none before there is some: what comes next rests in the memory of the page.
 */
const isBroken = (error: unknown) =>
  error instanceof Error &&
  ['QuotaExceededError', 'UnknownError', 'AbortError', 'InvalidStateError'].includes(error.name)

/**
 * Says that a transaction has been told all: it is carried out even where the page is gone a moment later. It ends by
 * itself where the page stays, and can be taken back until then.
 */
export function allSaid(transaction: IDBTransaction): void {
  open.set(transaction, 'said')
  if (shown) commit(transaction)
}

function commit(transaction: IDBTransaction): void {
  try {
    transaction.commit()
  } catch {
    // It has ended.
  }
}

/** Takes a transaction back; false where it has ended, or is ending, by itself. */
export function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

const yes = () => true
