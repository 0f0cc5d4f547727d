/** Milliseconds after which what waits for a quiet moment goes on all the same. */
const LATEST = 5_000

/** Waits until the browser has nothing more urgent to do. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, LATEST / 5)
    else requestIdleCallback(() => done(), { timeout: LATEST })
  })
