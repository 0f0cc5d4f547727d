/**
 * Milliseconds after which a press is no longer treated as a click: the person selects text, or the page
 * received no end of the press (the list of a select element takes it).
 */
const MAX_PRESS = 1_000

/** Changes that wait for the end of the current press. */
let waiting: (() => void)[] | undefined
let timeout: ReturnType<typeof setTimeout> | undefined

function startPress(): void {
  waiting ??= []
  clearTimeout(timeout)
  timeout = setTimeout(endPress, MAX_PRESS)
}

function endPress(): void {
  clearTimeout(timeout)
  // Waits for the click, which follows in the same task.
  timeout = setTimeout(() => {
    const due = waiting ?? []
    waiting = undefined
    for (const run of due) run()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', startPress, true)
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, endPress, true)
}

/**
 * Runs a change of the page at once, or after the click of the current press, because content that moves
 * under a press would receive the wrong click. Waits at most a second.
 */
export function afterPress(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}
