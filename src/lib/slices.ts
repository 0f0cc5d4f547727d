/** Work that can be put down: it yields where somebody else may go first, and returns what was made. */
export type Sliced<Made> = Generator<undefined, Made>

/** Milliseconds of work after which whatever the browser has to do comes first: half of a picture at 60 a second. */
const SLICE = 8

/** Does all of it at once, for who cannot wait. */
export function atOnce<Made>(work: Sliced<Made>): Made {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/**
 * Does it in slices of a few milliseconds, so that a key or a picture waits for one of them at most. Undefined once it
 * `isWanted` no more: then the rest is left undone.
 */
export async function inSlices<Made>(
  work: Sliced<Made>,
  isWanted: () => boolean = () => true,
): Promise<Made | undefined> {
  for (;;) {
    await turn()
    const until = performance.now() + SLICE
    while (performance.now() < until) {
      if (!isWanted()) return undefined
      const step = work.next()
      if (step.done) return step.value
    }
  }
}

/** Lets the browser do what waits: as a message, since timers in a row are held for 4 ms each. */
const turn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(undefined)
  })
