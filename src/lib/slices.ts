/** Work that can be put down: it yields where somebody else may go first, and returns what was made. */
export type Sliced<Made> = Generator<undefined, Made>

/** Milliseconds of work after which whatever the browser has to do comes first: half of a picture at 60 a second. */
const SLICE = 8
/**
 * The same for a first slice that is done at once, within the 50 ms in which a letter is to be answered: mostly it is all,
 * and the picture of the letter needs about as much again.
 */
const FIRST_SLICE = 24

/** Does all of it at once, for who cannot wait. */
export function atOnce<Made>(work: Sliced<Made>): Made {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

interface Terms {
  /** Whether it is still wanted; where it is not, the rest is left undone. */
  isWanted?: () => boolean
  /** True where the first slice is done right here: what one slice is enough for is then in the next picture. */
  now?: boolean
}

/**
 * Does it in slices of a few milliseconds, so that a key or a picture waits for one of them at most. Undefined once it
 * is wanted no more.
 */
export async function inSlices<Made>(
  work: Sliced<Made>,
  { isWanted = () => true, now = false }: Terms = {},
): Promise<Made | undefined> {
  for (let isFirst = true; ; isFirst = false) {
    const isNow = isFirst && now
    if (!isNow) await turn()
    const until = performance.now() + (isNow ? FIRST_SLICE : SLICE)
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
