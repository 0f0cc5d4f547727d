import { linesOf } from '#features/serve/lines.ts'

/** A plain text as the city's markup: a paragraph for each line, its signs kept as they are. */
export const htmlOf = (text: string): string =>
  linesOf(text)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')

/** The plain text of the city's markup, a line for each block. */
export const textOf = (html: string): string =>
  linesOf(
    html
      .replaceAll(/<\/(p|h\d|li|div)>|<br\s*\/?>/gi, '\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  ).join('\n')
