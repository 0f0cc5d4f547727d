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

/** Opens a page of the portal without loading it anew: the router listens to the history. */
export function goTo(address: string): void {
  history.pushState(null, '', portalPlace.base.slice(0, -1) + address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}
