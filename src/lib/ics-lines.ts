/** Common parts of all calendar files (RFC 5545). */

/** Maximum octets of a line without its line break (RFC 5545, section 3.1). */
const LINE = 75

/** Wraps content lines into a calendar file. */
export function calendarText(content: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//qiye//portal//ZH-CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Refresh interval of a subscribed calendar (RFC 5545, section 3.3.6): four times a day. */
const REFRESH = 'PT6H'

/**
 * Writes name and refresh interval of a calendar to subscribe to, both by RFC 7986 and in the form of older programs.
 */
export const feedLines = (name: string): string[] => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
  `X-PUBLISHED-TTL:${REFRESH}`,
]

/** Formats a moment in UTC: `20261118T013000Z`. */
export const moment = (at: number) => `${plain(new Date(at).toISOString().slice(0, 19))}Z`

/** Removes the separators from a day or a moment. */
export const plain = (text: string) => text.replaceAll(/[-:]/g, '')

/** Escapes a TEXT value (RFC 5545, section 3.3.11); removes characters that it may not contain. */
export function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- only tab and line break are allowed
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  )
}

/** Folds a line into pieces of at most 75 octets, each next one after a blank; never splits a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let room = LINE
  let text = ''
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (octets > room) {
      text += '\r\n '
      room = LINE - 1
    }
    text += character
    room -= octets
  }
  return text
}
