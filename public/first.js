// Runs in browsers older than the floor, too, so that they can show public/below.js: uses no syntax newer
// than 2018.

// Removes the ticket of a sign-in (?zwfwToken=, ?code=) from the address before any other request, so that it
// reaches no Referer, history, bookmark or screenshot. src/session/held-ticket.ts reads it from memory.
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

// Runs before the first paint: applies the stored look of this device, as src/ui/look.ts does later, and
// marks the page when somebody is signed in.
;(() => {
  let storedLook = ''
  let cookies = ''
  try {
    cookies = document.cookie
    storedLook = String(localStorage.getItem('portal-look'))
    // oxlint-disable-next-line no-unused-vars -- a catch without a name came after 2018
  } catch (_) {
    // Ignores an empty or unavailable storage.
  }
  const { dataset } = document.documentElement
  const ofSystem = matchMedia('(prefers-contrast: more)').matches
    ? 'contrast'
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light'
  dataset.theme = (/"theme":"(light|dark|contrast)"/.exec(storedLook) || [0, ofSystem])[1]
  dataset.size = (/"size":(125|150|175|200)\b/.exec(storedLook) || [0, '100'])[1]
  dataset.care = String(storedLook.includes('"care":true'))
  // Says while offline, long before the portal has started, whether the page is on this device
  // (src/offline/kept-pages.ts).
  if (!navigator.onLine) {
    dataset.offline = ''
    addEventListener('DOMContentLoaded', () => {
      try {
        /** @type {unknown} */
        const noted = JSON.parse(localStorage.getItem('portal-kept') || '')
        const { of, other, pages } =
          /** @type {{ of: string, other: string, pages: Record<string, [number, string]> }} */ (noted)
        // Uses the city's clock, as far as its offset is known (src/lib/clock.ts).
        const ahead = parseInt(localStorage.getItem('portal-clock') || '0')
        const [until, words] = pages[location.pathname + location.search] || [0, '']
        const line = document.querySelector('.reading')
        // Ignores pages noted for another user, because they say nothing about the pages of the user signed
        // in now.
        if (line && `${cookies};`.includes(of && `portal_user=${of};`))
          line.textContent = Date.now() + ahead < until ? words : other
        // oxlint-disable-next-line no-unused-vars -- a catch without a name came after 2018
      } catch (_) {
        // Ignores an empty or unavailable storage: the page keeps its own text.
      }
    })
  }
  // Reserves space on home for the tasks of a member (src/routes/-home/Blocks.tsx).
  if (/(^|; )portal_access_token=./.test(cookies)) dataset.member = ''
})()

// Notes the first sign that a person uses the page, which may come before the portal has rendered; content
// out of sight waits for it (src/lib/settled.ts).
;(() => {
  const portalAttended = new Promise((done) => {
    for (const kind of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(kind, done, { once: true, passive: true })
  })
  Object.assign(window, { portalAttended })
})()

// Keeps the text typed into the header's search box before the portal has rendered. Home hydrates that box in
// place; every other page renders a box of its own, which then receives text, focus and selection.
;(() => {
  /** Milliseconds to wait for the page's own box. */
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
        // Bypasses React's record of the value, so that React notices the change.
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

// Loads the portal's own code after the first paint, so that the first screen is visible sooner. The build
// names the files (src/build/first-screen.ts); in development Vite loads them itself.
;(() => {
  /**
   * Shows a plain page in place of a portal that cannot start: the browser is too old, or the portal has
   * failed.
   * @param {unknown} portalError
   */
  const portalFailed = (portalError) => {
    Object.assign(window, { portalError })
    void import('/below.js')
  }
  Object.assign(window, { portalFailed })
  /** Milliseconds after the first frame at which the portal starts even without a paint event. */
  const LATEST = 2_000
  /** @type {HTMLMetaElement | null} */
  const named = document.querySelector('[name=portal-files]')
  if (!named) return
  const files = named.content.split(' ')
  /**
   * Button pressed before the portal could respond; pressed again as soon as it can.
   * @type {HTMLButtonElement | null}
   */
  let pressed = null
  /** @param {MouseEvent} event */
  const rememberPressed = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  addEventListener('click', rememberPressed, true)
  addEventListener(
    'portal-answers',
    () => {
      removeEventListener('click', rememberPressed, true)
      // Runs in a later task, because React hydrates the parts that are still missing in response to the
      // press.
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
    const loads = links.map((link) => new Promise((done) => (link.onload = link.onerror = done)))
    document.head.append(...links)
    const canPreload = document.createElement('link').relList.supports('modulepreload')
    Promise.all(canPreload ? loads : [])
      .then(runInTurns)
      .catch(portalFailed)
  }
  // Downloads the files in parallel and runs each in a task of its own, in order, so that input is not
  // blocked by the whole start.
  const runInTurns = async () => {
    for (const file of files) {
      await new Promise((done) => setTimeout(done))
      await import(file)
    }
  }
  // Starts at once in a hidden tab, because it paints nothing.
  if (document.visibilityState === 'hidden') start()
  else {
    // Waits for the paint event, because a rendered frame may reach the screen much later on a busy device.
    // Not every browser reports paints.
    const reportsPaint = (PerformanceObserver.supportedEntryTypes || []).includes('paint')
    if (reportsPaint) new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(start, reportsPaint ? LATEST : 0))
  }
})()
