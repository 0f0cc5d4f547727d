import { cityNow } from '#lib/clock.ts'
import { momentText } from '#lib/dates.ts'
import { siteTitle } from '#lib/text.ts'
import { currentPage } from '#ui/page-head.ts'
import styles from './print-source.module.css'

/** Fields of a record with its publisher. */
const publishers = ['departments', 'department', 'source', 'author', 'organizer', 'publisherOrg']

/** Returns the publisher of a record: its departments or its author; '' when it names none. */
function publisherOf(record: object): string {
  for (const field of publishers) {
    const value: unknown = Reflect.get(record, field)
    if (typeof value === 'string' && value) return value
    if (Array.isArray(value) && value.length) return value.join('、')
  }
  return ''
}

/**
 * Decodes an address so that a person can read and type it; leaves it as it is when its bytes are no text.
 */
function readable(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

/**
 * Adds to every printed page a line with its source: portal and publisher, address, and the minute of
 * printing. Writes it right before printing, so that it matches the printed page. Paper is white: the dark theme, whose
 * ink is too pale for it, is set aside while printing.
 */
export function keepPrintSource(): void {
  const line = document.createElement('p')
  document.body.prepend(line)
  line.className = styles.source ?? ''
  const { dataset } = document.documentElement
  addEventListener('beforeprint', () => {
    if (dataset.theme === 'dark') {
      dataset.theme = 'light'
      addEventListener('afterprint', () => (dataset.theme = 'dark'), { once: true })
    }
    const publisher = currentPage.about ? publisherOf(currentPage.about) : ''
    line.replaceChildren(
      ...[
        `来源：${[siteTitle, publisher].filter(Boolean).join(' · ')}`,
        `网址：${readable(location.href)}`,
        `打印时间：${momentText(cityNow())}（北京时间）`,
      ].map((text) => {
        const part = document.createElement('span')
        part.textContent = text
        return part
      }),
    )
  })
}
