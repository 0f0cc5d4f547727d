import { useEffect } from 'react'

/** Says how high the window is above a phone's keyboard (`--visible-height`), so that the box one writes in stays in sight. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: view } = window
    if (!view) return undefined
    const { style } = document.documentElement
    const say = () => {
      // Zoomed in, the part in sight is not what the keyboard leaves.
      if (view.scale > 1) style.removeProperty('--visible-height')
      else style.setProperty('--visible-height', `${String(view.height)}px`)
    }
    say()
    view.addEventListener('resize', say)
    return () => {
      view.removeEventListener('resize', say)
      style.removeProperty('--visible-height')
    }
  }, [])
}
