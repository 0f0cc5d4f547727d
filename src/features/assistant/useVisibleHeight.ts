import { useEffect } from 'react'

/**
 * Sets `--visible-height` to the height of the window above a phone's keyboard, so that the text box stays in sight.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return undefined
    const { style } = document.documentElement
    const update = () => {
      // Ignores a zoomed page, because its visible part is not the height above the keyboard.
      if (view.scale > 1) style.removeProperty('--visible-height')
      else style.setProperty('--visible-height', `${String(view.height)}px`)
    }
    update()
    view.addEventListener('resize', update)
    return () => {
      view.removeEventListener('resize', update)
      style.removeProperty('--visible-height')
    }
  }, [])
}
