/** Keys with which a browser submits a form, closes a dialog, clears a search box or leaves a field. */
const defaultKeys = /^(Enter|Escape|Tab)$/

/**
 * Returns true on Android, because its keyboards compose English words, too: the Enter that submits one has
 * `isComposing`.
 */
const isAndroid = () => navigator.userAgent.includes('Android')

/**
 * Leaves the keys of a composition to the input method: the Enter, arrow, Escape or digit that chooses or
 * ends a word reaches no handler of the portal, in any field, and triggers no default action of the browser.
 * An input method that handles a key marks it with keyCode 229
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode); Safari ends the composition before it
 * dispatches that key, so that `isComposing` is then false (https://webkit.org/b/165004).
 *
 * Listens on the window in the capture phase, so that no handler runs earlier; `architecture.test.ts` finds
 * handlers that would. Lists still filter while a word is composed, because they match pinyin and phones
 * compose each word. Price: on Android, an Enter that ends a word without keyCode 229 counts as the person's.
 */
export function leaveCompositions(): void {
  const withhold = (event: KeyboardEvent) => {
    if (event.keyCode !== 229 && (!event.isComposing || isAndroid())) return
    event.stopImmediatePropagation()
    if (defaultKeys.test(event.key) && !isAndroid()) event.preventDefault()
  }
  addEventListener('keydown', withhold, true)
}
