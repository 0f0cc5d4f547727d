/**
 * Milliseconds after which a press is taken to be no click: text is marked, or its end was not told to the page (the list
 * of a select takes it).
 */
const LONGEST = 1_000

/** What waits for the end of the press that is under way. */
let waiting: (() => void)[] | undefined
let longest: ReturnType<typeof setTimeout> | undefined

function press(): void {
  waiting ??= []
  clearTimeout(longest)
  longest = setTimeout(release, LONGEST)
}

function release(): void {
  clearTimeout(longest)
  // The click comes in the same turn.
  longest = setTimeout(() => {
    const due = waiting ?? []
    waiting = undefined
    for (const run of due) run()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true)
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true)
}

/**
 * Runs what changes the page at once, or where a pointer is being pressed when it has become a click: what moves under a
 * press is not what is clicked. A press of more than a second is waited for no longer.
 */
export function afterPress(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}
