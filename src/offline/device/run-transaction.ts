import { promisifyRequest } from 'idb-keyval'
import { withTimeout } from '#lib/with-timeout.ts'
import { StorageProblem } from './problem.ts'

/**
 * Milliseconds within which a store must answer its first request: on the first attempt, and on a reopened connection.
 * The duration of the rest is not limited.
 */
const START_LIMITS = [2_000, 30_000]

/** Access to a database. */
export interface DatabaseAccess {
  /** Returns the existing connection, or opens one. */
  open: () => Promise<IDBDatabase>
  /** Closes a connection that does not answer, so that the next `open` makes a new one. */
  forget: (connection: Promise<IDBDatabase>) => void
  /** Checks if an older tab blocks the opening, which has no time limit; the page shows a message meanwhile. */
  isBlocked: () => boolean
}

/**
 * Running transactions: those that a page may abort when it is hidden, those aborted this way, and those without
 * further requests.
 */
const running = new Map<IDBTransaction, 'abortable' | 'aborted' | 'complete'>()
/** Promise that resolves when the hidden page is shown again; undefined while it is visible. */
let pageShown: Promise<unknown> | undefined

// Aborts transactions of a hidden page, because the back/forward cache may freeze it with its open transactions, and
// all other tabs would wait (seen in WebKitGTK 2.50, where a store then blocks until the browser ends). Aborted work is
// repeated when the page is shown; transactions of submits and typed text are never aborted.
if ('addEventListener' in globalThis) {
  addEventListener('pagehide', () => {
    pageShown ??= new Promise((back) => addEventListener('pageshow', back, { once: true })).then(
      () => (pageShown = undefined),
    )
    for (const [transaction, state] of running) {
      if (state === 'complete') commit(transaction)
      else {
        running.set(transaction, 'aborted')
        abort(transaction)
      }
    }
  })
}

/**
 * Runs `work` in a transaction; with `canWait`, a hidden page aborts it and repeats it when shown again. A transaction
 * that does not start in time is aborted, which changes nothing, and `work` runs once more on a new connection;
 * likewise if the browser has closed the database. A transaction that can no longer be aborted is awaited, because it
 * may still succeed.
 * @throws StorageProblem if the store does not answer the second time either, and any error of `work`
 */
export async function runTransaction<T>(
  access: DatabaseAccess,
  names: string[],
  mode: IDBTransactionMode,
  canWait: boolean,
  options: IDBTransactionOptions,
  work: (transaction: IDBTransaction) => T | PromiseLike<T>,
): Promise<T> {
  for (let tries = 0; tries < START_LIMITS.length; tries += 1) {
    const limit = START_LIMITS[tries]!
    const opening = access.open()
    const connection = (await withTimeout(limit, opening)) ?? (access.isBlocked() ? await opening : undefined)
    if (canWait && pageShown) {
      await pageShown
      tries -= 1
      continue
    }
    const transaction = connection && transactionOn(connection, names, mode, options)
    if (transaction) {
      if (canWait) running.set(transaction, 'abortable')
      // Requests a key first; its answer shows that the transaction has started.
      const first = promisifyRequest(transaction.objectStore(names[0]!).getKey(0))
      const answer = (async () => await work(transaction))()
      const started = Promise.race([first, answer]).then(toTrue, toTrue)
      try {
        if ((await withTimeout(limit, started)) || !abort(transaction)) return await answer
      } catch (error) {
        if (running.get(transaction) === 'aborted') {
          // Repeats without counting this attempt, because the page was hidden.
          tries -= 1
          continue
        }
        if (tries > 0 || !isBroken(error)) throw error
      } finally {
        running.delete(transaction)
        answer.catch(() => undefined)
      }
    }
    access.forget(opening)
  }
  throw new StorageProblem('failed')
}

/** Starts a transaction; returns undefined if the browser has closed the connection. */
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
 * Checks if the database itself has failed. On a full disk, Chromium 156 closes every connection at the first write
 * without space and opens none until there is some; data then stays in the page's memory.
 */
const isBroken = (error: unknown) =>
  error instanceof Error &&
  ['QuotaExceededError', 'UnknownError', 'AbortError', 'InvalidStateError'].includes(error.name)

/**
 * Marks a transaction whose requests are all made, so that it is committed if the page is hidden. Otherwise it commits
 * by itself, and can be aborted until then.
 */
export function markComplete(transaction: IDBTransaction): void {
  running.set(transaction, 'complete')
  if (pageShown) commit(transaction)
}

function commit(transaction: IDBTransaction): void {
  try {
    transaction.commit()
  } catch {
    // Ignores a transaction that has ended.
  }
}

/** Aborts a transaction; returns false if it has ended or is committing. */
export function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

const toTrue = () => true
