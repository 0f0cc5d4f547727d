import { timeText } from '#lib/dates.ts'
import { readCookie } from './cookie.ts'
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
    const host = document.createElement('div')
    host.id = BAR
    document.body.append(host)
    fill(host, () => {
      host.remove()
      reserved.replaceSync('')
    })
  })
}

/** Adds a style sheet, which the policy of the pages allows in this way alone. */
function addSheet(to: DocumentOrShadowRoot, text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet]
  return sheet
}

/** Fills the bar with the world, the city's time, the way to the console, and the button that folds it away. */
function fill(host: HTMLElement, remove: () => void): void {
  const root = host.attachShadow({ mode: 'open' })
  addSheet(root, styles)
  const place = document.createElement('aside')
  place.setAttribute('aria-label', label)
  const name = document.createElement('strong')
  name.textContent = label
  const facts = document.createElement('span')
  facts.textContent = ` · ${world()}`
  const words = document.createElement('p')
  words.append(name, facts)
  const link = document.createElement('a')
  link.href = '/__mock'
  link.textContent = '控制台'
  const fold = document.createElement('button')
  fold.type = 'button'
  fold.textContent = '收起'
  fold.title = '收起后，在控制台的“世界”中恢复显示'
  fold.onclick = () => {
    document.cookie = `${BAR_COOKIE}=folded; Path=/; Max-Age=${String(YEAR)}; SameSite=Lax`
    remove()
  }
  place.append(words, link, fold)
  root.append(place)
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
