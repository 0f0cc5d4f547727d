import type { RegisteredRouter } from '@tanstack/react-router'
import './fade-pages.css'

/** Addresses of pages that show one record. */
const DETAIL = /\/(detail|organ-detail|news-detail)$|^\/(roadshow|policy\/decode|medium)\/[^/]+$/
/** Addresses of pages that list records, home included. */
const LIST =
  /^\/$|\/(general-search|list|product-list|sh-list|roadshow|medium|search|decode|no-apply|public|FAQ-list|market|professional-services|apply|collect|activity|my-[a-z]+)$/

/** Part of an address that decides whether a change of pages fades. */
interface Place {
  pathname: string
  search: object
}

/**
 * Returns true between a list and a record, in both directions, unless a form or a dialog is open or asked for
 * (`view=objection`).
 */
export const fades = (from: Place | undefined, to: Place, page: ParentNode = document): boolean =>
  from !== undefined &&
  ((LIST.test(from.pathname) && DETAIL.test(to.pathname)) ||
    (DETAIL.test(from.pathname) && LIST.test(to.pathname))) &&
  !('view' in to.search) &&
  page.querySelector('form:not([role=search]), [role=dialog], [role=alertdialog]') === null

/**
 * Fades between a list and a record where the browser can (a same-document view transition), except for people who
 * want no motion. Presses go through the fading picture (fade-pages.css).
 */
export function fadePages(router: RegisteredRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  router.update({
    ...router.options,
    defaultViewTransition: {
      types: ({ fromLocation, toLocation }) =>
        !still.matches && fades(fromLocation, toLocation) ? ['record'] : false,
    },
  })
}
