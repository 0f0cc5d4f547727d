/** Milliseconds until the next try, unless the browser comes online before. */
const RETRY_AFTER = 5_000

/**
 * Loads a module of which no page shows that it is missing, though the portal goes wrong without it, such as the one that
 * sends the outbox. Where the network drops its file it is asked for again until it is here, not only at the next start.
 * @param load an `import()`
 */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((done) => {
      setTimeout(done, RETRY_AFTER)
      addEventListener('online', done, { once: true })
    })
    return loadWithRetry(load)
  })
