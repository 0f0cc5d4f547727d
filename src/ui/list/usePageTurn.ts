import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the top of the list after another of its pages was pressed, with the focus there: the next rows are read from
 * the first. Back and forward are the router's, which knows where one was.
 * @param pager the element that holds the pages, at the foot of the card whose rows they are
 * @param page the page that is shown, from 1
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
    // A card takes the focus for this alone.
    if (list && !list.hasAttribute('tabindex')) list.tabIndex = -1
    list?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'start' })
  }, [pager, page])
}
