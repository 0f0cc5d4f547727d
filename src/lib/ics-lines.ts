/** What every calendar file (RFC 5545) is written by. */

/** RFC 5545, section 3.1: octets of a line, its line break not counted. */
const LINE = 75

/** A calendar file with this between its first lines and its last. */
export function written(content: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//qiye//portal//ZH-CN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A moment in the world's time: `20261118T013000Z`. */
export const moment = (at: number) => `${plain(new Date(at).toISOString().slice(0, 19))}Z`

/** A day or a moment without what parts its figures. */
export const plain = (text: string) => text.replaceAll(/[-:]/g, '')

/** A TEXT value (RFC 5545, section 3.3.11); what is no text at all is left out. */
export function escaped(text: string): string {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- none but tab and line break may stand there
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
  )
}

/** A line in pieces of 75 octets at most, the next ones behind a blank; never within a character. */
function folded(line: string): string {
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
