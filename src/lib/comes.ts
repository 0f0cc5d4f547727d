/** Milliseconds after which a part that did not come is asked for again, where nothing tells of a network before. */
const AGAIN_AFTER = 5_000

/**
 * Loads a part that nobody waits in front of and that the portal goes wrong without, such as what sends the outbox. A
 * line that drops its file is no reason to go without it until the next start: it is asked for until it is here.
 */
export const comes = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((done) => {
      setTimeout(done, AGAIN_AFTER)
      addEventListener('online', done, { once: true })
    })
    return comes(load)
  })
