import { timeText } from '#lib/dates.ts'
import { readCookie } from './cookie.ts'
import { addSheet, element } from './element.ts'
import { BAR, BAR_COOKIE, label } from './markup.ts'
import { pageStyles, styles } from './styles.ts'

/** Milliseconds between two looks at the city's clock, whose shown text changes once a minute. */
const EVERY = 30_000
/** Seconds for which a folded bar stays away: a year. */
const YEAR = 365 * 86_400

if (readCookie(BAR_COOKIE) !== 'folded') {
  const reserved = addSheet(document, pageStyles(BAR))
  // Adds the bar behind the portal, whose own skip link stays the first.
  document.addEventListener('DOMContentLoaded', () => {
    const host = element('div', { id: BAR })
    document.body.append(host)
    fill(host, () => {
      host.remove()
      reserved.replaceSync('')
    })
  })
}

/** Fills the bar with the world, the city's time, the way to the console, and the button that folds it away. */
function fill(host: HTMLElement, remove: () => void): void {
  const root = host.attachShadow({ mode: 'open' })
  addSheet(root, styles)
  const facts = element('span', {}, ` · ${world()}`)
  const fold = element('button', { type: 'button', title: '收起后，在控制台的“世界”中恢复显示' }, '收起')
  fold.onclick = () => {
    document.cookie = `${BAR_COOKIE}=folded; Path=/; Max-Age=${String(YEAR)}; SameSite=Lax`
    remove()
  }
  root.append(
    element(
      'aside',
      { 'aria-label': label },
      element('p', {}, element('strong', {}, label), facts),
      element('a', { href: '/__mock' }, '控制台'),
      fold,
    ),
  )
  const tell = () =>
    void cityTime()
      .then((time) => {
        facts.textContent = ` · ${world()} · ${timeText(time)}`
      })
      // Keeps the last time while the server is away.
      .catch(() => undefined)
  tell()
  setInterval(() => document.hidden || tell(), EVERY)
  document.addEventListener('visibilitychange', () => document.hidden || tell())
}

/** Returns the name of this browser's world. */
function world(): string {
  return readCookie('mock_world') ?? 'default'
}

/** Returns the city's time as an ISO string. */
async function cityTime(): Promise<string> {
  const reply = await fetch('/__mock/clock')
  return ((await reply.json()) as { now: string }).now
}
