import { parsedHtml } from '#lib/trusted.ts'

/** Selector of the headings of a text */
export const HEADINGS = 'h2, h3'

/** Returns the texts of the headings in order. Parses the text without running or loading any of it. */
export const headingsOf = (html: string): string[] =>
  [...parsedHtml(html).querySelectorAll(HEADINGS)].map((one) => one.textContent.trim())
