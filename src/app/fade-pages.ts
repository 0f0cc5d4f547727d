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

/** Milliseconds from a press to the next page, up to which a device counts as quick. */
const QUICK = 100

/**
 * Judges whether a device has time for a fade, which costs it a picture of the page: its last page without one came
 * quickly, and none with one came late.
 */
export class Pace {
  #isQuick = false
  #isLate = false

  /** Notes how long a change of pages took in milliseconds, and whether it faded. */
  note(took: number, faded: boolean): void {
    if (faded) this.#isLate ||= took > QUICK
    else this.#isQuick = took <= QUICK
  }

  get allowsFade(): boolean {
    return this.#isQuick && !this.#isLate
  }
}

/**
 * Fades between a list and a record where the browser can (a same-document view transition) and the device is quick,
 * except for people who want no motion. Presses go through the fading picture (fade-pages.css). With 4 x CPU slowdown a
 * fade made a press 1.7 to 2.5 times slower, so slow devices have none.
 */
export function fadePages(router: RegisteredRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const pace = new Pace()
  let started = 0
  let isFading = false
  router.subscribe('onBeforeNavigate', () => {
    started = performance.now()
    isFading = false
  })
  router.subscribe('onRendered', () => pace.note(performance.now() - started, isFading))
  router.update({
    ...router.options,
    defaultViewTransition: {
      types({ fromLocation, toLocation }) {
        isFading = !still.matches && pace.allowsFade && fades(fromLocation, toLocation)
        return isFading ? ['record'] : false
      },
    },
  })
}
