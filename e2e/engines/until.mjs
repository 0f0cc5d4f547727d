/** Milliseconds that anything may take that a person waits for. */
const PATIENCE = 60_000
const STEP = 50

/**
 * Asks again and again until the answer is neither undefined, null nor false, and answers it. A page that is just
 * being left throws when it is asked: that counts as no answer.
 * @throws Error with the name of what did not come
 */
export async function until(what, ask, patience = PATIENCE) {
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

/** Lets time pass, as a person does who reads. */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
