import DOMPurify from 'dompurify'

/**
 * Foreign HTML without what could run or dress the page: the one place where it is made harmless. Scripts, styles, forms,
 * frames and event attributes are taken out.
 */
export const purified = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'class', 'name'],
    RETURN_DOM_FRAGMENT: true,
  })

/** The same of what is written in the portal itself: paragraphs, small headings, lists and bold words, nothing else. */
export const written = (from: string | Node): DocumentFragment =>
  DOMPurify.sanitize(from, {
    ALLOWED_TAGS: ['p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'b', 'strong'],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  })
