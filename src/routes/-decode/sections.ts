import type { ReactNode } from 'react'
import { parsedHtml } from '#lib/trusted.ts'

/** A part of the page that the contents list leads to. */
export interface Section {
  id: string
  title: string
  content: ReactNode
}

/** A part of a text under a heading of its own; the first may have none. */
interface TextSection {
  title: string | undefined
  /** As it came: to be shown through Rich only. */
  html: string
}

/** Cuts a text with markup at its h2, so that a contents list can lead into it. Parsing alone: nothing in it is run. */
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
