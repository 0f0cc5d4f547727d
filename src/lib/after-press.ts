let isPressed = false
let waiting: (() => void)[] = []

function release(): void {
  isPressed = false
  // The click comes in the same turn.
  setTimeout(() => {
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => void (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true)
}

/**
 * Runs what changes the page at once, or where a pointer is being pressed when it has become a click: what moves under a
 * press is not what is clicked.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}
