import { siteTitle } from '#lib/text.ts'
import { parsedHtml } from '#lib/trusted.ts'
import type { Head } from './head.ts'
import { scriptText } from './linked-data.ts'

/** Preview picture of a shared link (`e2e/pictures.mjs`); width and height in pixels. */
const picture = { path: '/social.jpg', width: 1200, height: 630 }

/**
 * Writes the tags of a page into `head` in place of those of the previous page, and removes tags without a
 * value.
 * @param origin the origin that serves the portal; the picture of a shared link needs an absolute address
 */
export function putHead(head: HTMLHeadElement, title: string, page: Head, origin: string): void {
  meta(head, 'name', 'description', page.description)
  meta(head, 'name', 'robots', page.noindex ? 'noindex' : undefined)
  link(head, page.canonical)
  const graph: Record<string, string | undefined> = {
    'og:site_name': siteTitle,
    'og:locale': 'zh_CN',
    'og:type': page.type,
    'og:title': title,
    'og:description': page.description,
    'og:url': page.canonical,
    'og:image': origin + picture.path,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': `${siteTitle}：查政策、报项目、提诉求、找服务`,
  }
  for (const [name, value] of Object.entries(graph)) meta(head, 'property', name, value)
  linkedData(head, page.data && scriptText(page.data))
}

function meta(
  head: HTMLHeadElement,
  by: 'name' | 'property',
  name: string,
  content: string | undefined,
): void {
  const found = head.querySelector(`meta[${by}="${name}"]`)
  if (content === undefined) return found?.remove()
  const tag = found ?? head.appendChild(document.createElement('meta'))
  tag.setAttribute(by, name)
  tag.setAttribute('content', content)
}

function link(head: HTMLHeadElement, href: string | undefined): void {
  const found = head.querySelector('link[rel="canonical"]')
  if (href === undefined) return found?.remove()
  const tag = found ?? head.appendChild(document.createElement('link'))
  tag.setAttribute('rel', 'canonical')
  tag.setAttribute('href', href)
}

/**
 * Replaces the linked data with a new script element, because browsers read such an element only once. Data
 * scripts are never run.
 */
function linkedData(head: HTMLHeadElement, text: string | undefined): void {
  const found = head.querySelector('script[type="application/ld+json"]')
  if (found?.textContent === text) return
  found?.remove()
  if (text === undefined) return
  // Trusted Types let no string become a script's text, not even of a data script; a script made by a parser
  // never runs.
  const made = parsedHtml(`<script type="application/ld+json">${text}</script>`).querySelector('script')
  if (made) head.append(document.adoptNode(made))
}
