import DOMPurify from 'dompurify'

/** Sanitises HTML from the city; the only place that does so. Removes scripts, styles, forms, frames and event attributes. */
export const sanitizedHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'class', 'name'],
    RETURN_DOM_FRAGMENT: true,
  })

/** Sanitises text written in the portal's editor: allows only paragraphs, headings, lists and bold text. */
export const sanitizedEditorText = (from: string | Node): DocumentFragment =>
  DOMPurify.sanitize(from, {
    ALLOWED_TAGS: ['p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'b', 'strong'],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  })
