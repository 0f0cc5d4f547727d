/** Milliseconds after which a caller proceeds even in a busy browser. */
const MAX_WAIT = 5_000

/** Waits until the browser is idle. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, MAX_WAIT / 5)
    else requestIdleCallback(() => done(), { timeout: MAX_WAIT })
  })
