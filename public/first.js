// Runs in browsers older than the floor, too, to say so (public/below.js): nothing that was new in 2018 is used here.

// Takes the ticket of a sign-in (?zwfwToken=, ?code=) out of the address before anything else is asked for, so that it
// stays in no Referer, history, bookmark or screenshot. src/session/held-ticket.ts takes it over, from memory.
;(() => {
  const { pathname, searchParams, hash } = new URL(location.href)
  if (!/^\/auth\/login\/?$/.test(pathname)) return
  const [zwfw, sso] = [searchParams.get('zwfwToken'), searchParams.get('code')]
  if (zwfw === null && sso === null) return
  searchParams.delete('zwfwToken')
  searchParams.delete('code')
  const rest = searchParams.toString()
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + hash)
  const portalTicket = zwfw ? { site: 'zwfw', token: zwfw } : sso ? { site: 'sso', token: sso } : undefined
  Object.assign(window, { portalTicket })
})()

// Runs before the first paint: shows the look that this device keeps, as src/ui/look.ts does later, and that somebody is
// signed in here.
;(() => {
  let kept = ''
  let cookies = ''
  try {
    cookies = document.cookie
    kept = String(localStorage.getItem('portal-look'))
    // oxlint-disable-next-line no-unused-vars -- a catch without a name came after 2018
  } catch (_) {
    // Nothing is kept, or nothing can be.
  }
  const { dataset } = document.documentElement
  const ofSystem = matchMedia('(prefers-contrast: more)').matches
    ? 'contrast'
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
  dataset.theme = (/"theme":"(light|dark|contrast)"/.exec(kept) || [0, ofSystem])[1]
  dataset.size = (/"size":(125|150|175|200)\b/.exec(kept) || [0, '100'])[1]
  dataset.care = String(kept.includes('"care":true'))
  // Says without a network, long before the portal has started, what is here of the page (src/offline/kept-pages.ts).
  if (!navigator.onLine) {
    dataset.offline = ''
    addEventListener('DOMContentLoaded', () => {
      try {
        /** @type {unknown} */
        const noted = JSON.parse(localStorage.getItem('portal-kept') || '')
        const { of, other, pages } =
          /** @type {{ of: string, other: string, pages: Record<string, [number, string]> }} */ (noted)
        // By the city's clock, as far as it is known (src/lib/clock.ts).
        const ahead = parseInt(localStorage.getItem('portal-clock') || '0')
        const [until, words] = pages[location.pathname + location.search] || [0, '']
        const line = document.querySelector('.reading')
        // What somebody else has read says nothing of what is here for whoever is signed in now.
        if (line && `${cookies};`.includes(of && `portal_user=${of};`))
          line.textContent = Date.now() + ahead < until ? words : other
        // oxlint-disable-next-line no-unused-vars -- a catch without a name came after 2018
      } catch (_) {
        // Nothing is noted, or nothing can be: the page keeps its own words.
      }
    })
  }
  // Home keeps the room of what a member has to do (src/routes/-home/Blocks.tsx).
  if (/(^|; )portal_access_token=./.test(cookies)) dataset.member = ''
})()

// Notes the first sign of somebody at the page, which may come before the portal stands: what is out of sight waits for
// one (src/lib/settled.ts).
;(() => {
  const portalAttended = new Promise((done) => {
    for (const kind of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(kind, done, { once: true, passive: true })
  })
  Object.assign(window, { portalAttended })
})()

// Keeps what is typed into the header's search box before the portal stands. Home takes the box over as it stands; every
// other page draws its own, which then gets the words, the focus and the place in them.
;(() => {
  /** Milliseconds for which the page's own box is waited for. */
  const LATEST = 10_000
  /** @type {(one: unknown) => one is HTMLInputElement} */
  const isBox = (one) => one instanceof HTMLInputElement && one.type === 'search'
  /** @type {HTMLInputElement | null} */
  let typed = null
  /** @param {FocusEvent} event */
  const note = ({ target }) => void (isBox(target) && (typed = target))
  addEventListener('focusin', note)
  addEventListener(
    'portal-answers',
    () => {
      removeEventListener('focusin', note)
      const root = document.getElementById('root')
      const [before, isIn] = [typed, document.activeElement === typed]
      if (!before || !root) return
      const observer = new MutationObserver(() => {
        const box = before.isConnected ? null : root.querySelector('[type=search]')
        if (!isBox(box)) return
        observer.disconnect()
        if (isIn && document.activeElement === document.body) box.focus()
        if (!before.value || box.value === before.value) return
        // Past React's own note of the value, so that it hears of it.
        Reflect.set(HTMLInputElement.prototype, 'value', before.value, box)
        box.setSelectionRange(before.selectionStart, before.selectionEnd)
        box.dispatchEvent(new Event('input', { bubbles: true }))
      })
      observer.observe(root, { childList: true, subtree: true })
      setTimeout(() => observer.disconnect(), LATEST)
    },
    { once: true },
  )
})()

// What there is to see comes first: the portal's own code is asked for after the first paint. The build names its files
// (src/build/first-screen.ts); while developing Vite asks for them itself.
;(() => {
  /**
   * Shows a plain page in place of a portal that cannot start here: the browser is too old for it, or it has failed.
   * @param {unknown} portalError
   */
  const portalFailed = (portalError) => {
    Object.assign(window, { portalError })
    void import('/below.js')
  }
  Object.assign(window, { portalFailed })
  /** Milliseconds after the first frame, after which it need not be on the screen. */
  const LATEST = 2_000
  /** @type {HTMLMetaElement | null} */
  const named = document.querySelector('[name=portal-files]')
  if (!named) return
  const files = named.content.split(' ')
  /**
   * A button that was pressed before the portal could answer: pressed again when it can.
   * @type {HTMLButtonElement | null}
   */
  let pressed = null
  /** @param {MouseEvent} event */
  const hold = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  addEventListener('click', hold, true)
  addEventListener(
    'portal-answers',
    () => {
      removeEventListener('click', hold, true)
      // Not within the portal's own turn: what it has not taken over yet, it takes over for a press.
      setTimeout(() => pressed && pressed.click())
    },
    { once: true },
  )
  let started = false
  const start = () => {
    if (started) return
    started = true
    const links = files.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
    const come = links.map((link) => new Promise((done) => (link.onload = link.onerror = done)))
    document.head.append(...links)
    const isAhead = document.createElement('link').relList.supports('modulepreload')
    Promise.all(isAhead ? come : [])
      .then(inTurns)
      .catch(portalFailed)
  }
  // Each file is taken in as it comes, and then run in a turn of its own, in their order: what is pressed meanwhile is
  // not held up by all of it.
  const inTurns = async () => {
    for (const file of files) {
      await new Promise((done) => setTimeout(done))
      await import(file)
    }
  }
  // A tab that nobody sees paints nothing.
  if (document.visibilityState === 'hidden') start()
  else {
    // A frame that was worked out is not on the screen yet, on a busy device by far. Not every browser says when it is.
    const says = (PerformanceObserver.supportedEntryTypes || []).includes('paint')
    if (says) new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(start, says ? LATEST : 0))
  }
})()
