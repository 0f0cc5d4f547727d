import { cityNow } from '#lib/clock.ts'
import { momentText } from '#lib/dates.ts'
import { siteTitle } from '#lib/text.ts'
import { shown } from '#ui/page-head.ts'
import styles from './print-source.module.css'

/** Fields of a record that name who published it. */
const publishers = ['departments', 'department', 'source', 'author', 'organizer', 'publisherOrg']

/** Who published a record: its departments or its author; '' where it names none. */
function publisherOf(record: object): string {
  for (const field of publishers) {
    const value: unknown = Reflect.get(record, field)
    if (typeof value === 'string' && value) return value
    if (Array.isArray(value) && value.length) return value.join('、')
  }
  return ''
}

/** The address as a person can read and type it; as it stands where it holds bytes that are no text. */
function legible(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

/**
 * Says on every printed page where it comes from: portal and publisher, address, and the minute it was printed at.
 * Written right before printing, so that it is true of what goes onto the paper.
 */
export function keepPrintSource(): void {
  const line = document.body.appendChild(document.createElement('p'))
  line.className = styles.source ?? ''
  addEventListener('beforeprint', () => {
    const publisher = shown.about ? publisherOf(shown.about) : ''
    line.replaceChildren(
      ...[
        `来源：${[siteTitle, publisher].filter(Boolean).join(' · ')}`,
        `网址：${legible(location.href)}`,
        `打印时间：${momentText(cityNow())}（北京时间）`,
      ].map((text) => {
        const part = document.createElement('span')
        part.textContent = text
        return part
      }),
    )
  })
}
