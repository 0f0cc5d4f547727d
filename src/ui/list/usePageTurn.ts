import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the top of the list and focuses it after a press on another page, so that its rows are read from the first.
 * Back and forward are left to the router, which restores positions.
 * @param pager element with the page links, at the foot of the list's card
 * @param page current page, from 1
 */
export function usePageTurn(pager: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page)
  const pressed = useRef(false)
  useEffect(() => {
    const element = pager.current
    const note = ({ target }: MouseEvent) => {
      pressed.current = (target as Element).closest('a') !== null
    }
    element?.addEventListener('click', note)
    return () => element?.removeEventListener('click', note)
  }, [pager])
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    if (!pressed.current) return
    pressed.current = false
    const card = pager.current?.closest('section')
    const list = card?.closest<HTMLElement>('[role="group"]') ?? card
    // Makes the card focusable for this purpose.
    if (list && !list.hasAttribute('tabindex')) list.tabIndex = -1
    list?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [pager, page])
}
