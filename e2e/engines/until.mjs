/** Milliseconds to wait for a condition by default */
const TIMEOUT = 60_000
const STEP = 50

/**
 * Repeats `ask` until its result is neither undefined, null nor false, and returns it. An error counts as no result,
 * because a page that is being left throws when it is queried.
 * @throws Error with the name of the missing condition
 */
export async function until(what, ask, patience = TIMEOUT) {
  const end = Date.now() + patience
  let last
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== undefined && answer !== null && answer !== false) return answer
      last = undefined
    } catch (error) {
      last = error
    }
    await pause(STEP)
  }
  throw new Error(`not after ${patience / 1000} s: ${what}`, { cause: last })
}

/** Waits for the given milliseconds. */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
