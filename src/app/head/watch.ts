import type { RegisteredRouter } from '@tanstack/react-router'
import { siteTitle } from '#lib/text.ts'
import { currentPage } from '#ui/page-head.ts'
import { headOf } from './head.ts'
import { putHead } from './tags.ts'

/**
 * Keeps the head of the document in step with the current page: description, canonical address, Open Graph,
 * linked data, and `noindex` for pages that search engines must not index. `ui/Page.tsx` sets the title and
 * `shown.about`. Loaded in the quiet moment, because only search engines read these tags, so that the start
 * carries some 50 bytes for them. Price: a reader that runs no scripts gets the title and one description.
 */
export function watchHead(router: RegisteredRouter): void {
  let due: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const { matches } = router.state
    const last = matches.at(-1)
    if (!last) return
    const title = document.title.replace(` · ${siteTitle}`, '')
    const place = {
      pattern: last.fullPath,
      path: last.pathname,
      search: { ...last.search },
      params: { ...last.params },
      guarded: matches.some(({ staticData }) => staticData.guards?.includes('member')),
      title,
      about: currentPage.about,
    }
    putHead(document.head, title, headOf(place, location.origin), location.origin)
  }
  // Waits for the next task, because a page and its address change within one task, in either order.
  const writeSoon = () => {
    clearTimeout(due)
    due = setTimeout(write)
  }
  // The title is set again whenever the page or its record changes.
  const title = document.querySelector('title')
  if (title)
    new MutationObserver(writeSoon).observe(title, { childList: true, characterData: true, subtree: true })
  router.subscribe('onResolved', writeSoon)
  writeSoon()
}
