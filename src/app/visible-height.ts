/**
 * Keeps `--visible-height` at the height of the window above a phone's keyboard, so that dialogs stand above it with
 * their fields and buttons: `dvh` counts the height behind the keyboard, too. Unset while the page is zoomed, because its
 * visible part is not the height above the keyboard.
 */
export function keepVisibleHeight(): void {
  const { visualViewport: view } = window
  const { style } = document.documentElement
  const update = () =>
    view && view.scale <= 1
      ? style.setProperty('--visible-height', `${String(view.height)}px`)
      : style.removeProperty('--visible-height')
  update()
  view?.addEventListener('resize', update)
}
