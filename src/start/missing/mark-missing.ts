import type { AnyRouter } from '@tanstack/react-router'
import { queryClient } from '#api/call/client.ts'
import { onReach } from '#offline/reach.ts'
import { deviceState } from '#offline/view.ts'
import { isPageHere } from './page-here.ts'
import './mark-missing.css'

/** Milliseconds in which changes of the page are collected before its links are looked at. */
const COLLECT = 100
/** Links that are looked at in one go, so that input is handled in between. */
const AT_ONCE = 20
/** Id of the words that a screen reader says after the name of a marked link. */
const WORDS = 'missing-page'

/** Height in px below which a link has no room for a mark beside its words, unless it is a button with a ground. */
const LOW = 56
/** Ground of an element that has none of its own. */
const NO_GROUND = 'rgba(0, 0, 0, 0)'

const ownLinks = 'a[href^="/"]:not([download], [target])'

/**
 * Marks links to pages that are not on this device while the city cannot be reached, before they are pressed: rows and
 * cards with words, entries with an icon, text with a dashed line, all with a description. Marks lie over the page and
 * move nothing; a marked link still opens, and its page says what can be done. Watches the page as a whole instead of
 * being part of each link, because links are drawn in some hundred places and nearly always online.
 */
export function markMissing(router: AnyRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let known = new Map<string, boolean>()
  let ids: Promise<ReadonlySet<string>> | undefined
  const library = () => (ids ??= libraryIds().catch(() => new Set<string>()))
  const isHere = async (address: string) => {
    const here = known.get(address) ?? (await isPageHere(router, address, library).catch(() => true))
    known.set(address, here)
    return here
  }
  const look = async () => {
    timer = undefined
    const links = [...document.querySelectorAll<HTMLAnchorElement>(ownLinks)]
    for (const [at, link] of links.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await new Promise((next) => setTimeout(next))
      const address = link.href.slice(location.origin.length)
      const isMissing = link.getAttribute('aria-current') === null && !(await isHere(address))
      if (deviceState.reach === 'online') return
      if (link.href === location.origin + address) mark(link, isMissing)
    }
  }
  const lookSoon = () => void (timer ??= setTimeout(() => void look(), COLLECT))
  const observer = new MutationObserver(lookSoon)
  const lookAnew = () => {
    known = new Map()
    lookSoon()
  }
  let unsubscribe: (() => void) | undefined
  const follow = () => {
    if ((deviceState.reach !== 'online') === (unsubscribe !== undefined)) return
    if (unsubscribe) {
      unsubscribe()
      unsubscribe = undefined
      observer.disconnect()
      clearTimeout(timer)
      timer = undefined
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-missing]')) mark(link, false)
      return
    }
    ids = undefined
    addWords()
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
    // Answers that are restored late, or were typed offline, bring pages with them.
    unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'added' && query.state.data !== undefined) lookAnew()
    })
    lookAnew()
  }
  onReach(follow)
  follow()
}

/** Returns the ids of the policies in the library. */
async function libraryIds(): Promise<ReadonlySet<string>> {
  const { readMeta } = await import('#offline/library/store.ts')
  // Starts no worker for a device without a library.
  if (!(await readMeta()).kept) return new Set()
  const { ask } = await import('#offline/library/client.ts')
  return new Set(await ask('ids', undefined))
}

/** Adds the words that describe marked links to the page. */
function addWords(): void {
  if (document.getElementById(WORDS)) return
  const words = document.createElement('span')
  words.id = WORDS
  words.hidden = true
  words.textContent = '未在本机，联网后可以打开'
  document.body.append(words)
}

/** Marks a link, or removes its mark. Leaves a description of the link's own alone. */
function mark(link: HTMLAnchorElement, isMissing: boolean): void {
  const described = link.getAttribute('aria-describedby')
  if (!isMissing) {
    if (described === WORDS) link.removeAttribute('aria-describedby')
    delete link.dataset['missing']
    return
  }
  if (described === null) link.setAttribute('aria-describedby', WORDS)
  link.dataset['missing'] = kindOf(link)
}

/** Returns the kind of a link: one that covers a row or a card, a box with room for a mark, or words in a line. */
function kindOf(link: HTMLAnchorElement): 'row' | 'card' | 'tile' | 'text' {
  if (getComputedStyle(link, '::after').position === 'absolute') {
    const box = link.offsetParent
    return box && getComputedStyle(box).overflow === 'hidden' ? 'card' : 'row'
  }
  const { display, position, backgroundColor } = getComputedStyle(link)
  if (display.startsWith('inline') || position === 'absolute') return 'text'
  return link.offsetHeight < LOW && backgroundColor === NO_GROUND ? 'text' : 'tile'
}
