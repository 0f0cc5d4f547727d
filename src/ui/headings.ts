import { parsedHtml } from '#lib/trusted.ts'

/** Which elements of a text are its headings. */
export const HEADINGS = 'h2, h3'

/** The words of a text's headings, in their order. Nothing of the text runs or loads for it. */
export const headingsOf = (html: string): string[] =>
  [...parsedHtml(html).querySelectorAll(HEADINGS)].map((one) => one.textContent.trim())
