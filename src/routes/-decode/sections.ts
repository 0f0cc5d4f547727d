import type { ReactNode } from 'react'
import { parsedHtml } from '#lib/trusted.ts'

/** Section of the page that the table of contents links to. */
export interface Section {
  id: string
  title: string
  content: ReactNode
}

/** Part of a text below its own heading; the first may have none. */
interface TextSection {
  title: string | undefined
  /** Unsanitized HTML, to be rendered by Rich only. */
  html: string
}

/**
 * Splits an HTML text at its h2, so that a table of contents can link to the parts. Only parses it, so nothing in it is
 * executed.
 */
export function sectionsOf(html: string): TextSection[] {
  const { body } = parsedHtml(html)
  const found: TextSection[] = []
  for (const node of body.childNodes) {
    if (node instanceof HTMLHeadingElement && node.tagName === 'H2') {
      found.push({ title: node.textContent.trim(), html: '' })
      continue
    }
    const text = node instanceof Element ? node.outerHTML : (node.textContent ?? '')
    if (!text.trim()) continue
    const last = found.at(-1)
    if (last) last.html += text
    else found.push({ title: undefined, html: text })
  }
  return found
}
