/** Milliseconds until the next try, unless the browser comes online before. */
const RETRY_DELAY = 5_000

/**
 * Loads a module that the portal needs though no page shows an error when it is missing, such as the one that
 * sends the outbox. Retries until it is loaded, not only at the next start.
 * @param load an `import()`
 */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((done) => {
      setTimeout(done, RETRY_DELAY)
      addEventListener('online', done, { once: true })
    })
    return loadWithRetry(load)
  })
