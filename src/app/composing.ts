/** Keys by which a browser sends a form, closes a dialog, empties a search box or leaves a field. */
const deeds = /^(Enter|Escape|Tab)$/

/** Tells phones whose keyboards compose each English word, too: the Enter that sends one has `isComposing`. */
const isAndroid = () => navigator.userAgent.includes('Android')

/**
 * Leaves the keys of a composition to the input method: the Enter, arrow, Escape or digit that chooses or ends a word
 * reaches no handler of the portal, in whatever field, and has no effect of the browser's either. An input method that
 * takes a key marks it by keyCode 229 (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode); Safari ends the
 * composition before it tells of that key, whose `isComposing` is then false (https://webkit.org/b/165004).
 *
 * Listens at the window and on the way down, so that no handler comes before it; `architecture.test.ts` finds those that
 * would. Lists follow a word while it is composed as ever, since they find by pinyin, and phones compose each word.
 */
export function leaveCompositions(): void {
  const withhold = (event: KeyboardEvent) => {
    if (event.keyCode !== 229 && (!event.isComposing || isAndroid())) return
    event.stopImmediatePropagation()
    if (deeds.test(event.key) && !isAndroid()) event.preventDefault()
  }
  addEventListener('keydown', withhold, true)
}
