import type { RegisteredRouter } from '@tanstack/react-router'
import { siteTitle } from '#lib/text.ts'
import { shown } from '#ui/page-head.ts'
import { headOf } from './head.ts'
import { putHead } from './tags.ts'

/**
 * Keeps the head of the document to the page in sight: description, canonical address, Open Graph, linked data, and
 * `noindex` for what nobody should find. The page itself sets the title, and says what it shows, in `ui/Page.tsx`.
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
      about: shown.about,
    }
    putHead(document.head, title, headOf(place, location.origin), location.origin)
  }
  // A page and its address change within one turn, in either order.
  const soon = () => {
    clearTimeout(due)
    due = setTimeout(write)
  }
  // The title is set anew whenever the page or what it shows is another.
  const title = document.querySelector('title')
  if (title)
    new MutationObserver(soon).observe(title, { childList: true, characterData: true, subtree: true })
  router.subscribe('onResolved', soon)
  soon()
}
