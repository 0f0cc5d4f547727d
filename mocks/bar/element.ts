/** Creates an element with attributes and content, because the policy of the pages lets no text become markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const one = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value)
  one.append(...content)
  return one
}

/** Adds a style sheet, which the policy of the pages allows in this way alone. */
export function addSheet(to: DocumentOrShadowRoot, text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet]
  return sheet
}
