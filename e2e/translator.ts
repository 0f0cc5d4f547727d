import type { Page } from '@playwright/test'

/** Says how a translator puts its words into the page: the text itself is moved into the wrapper, or another one stands in it. */
export type Way = 'moved' | 'replaced'

/**
 * Has the page translated, as Chrome, Edge and WeChat do it: each text stands in `<font><font>`, at once and whatever comes
 * later. The words stay the same, so that a story reads them as ever.
 */
export const translate = (page: Page, way: Way): Promise<void> => page.evaluate(beginTranslating, way)

/** Runs in the page, by itself. */
export function beginTranslating(way: Way): void {
  const isOurs = ({ data, parentElement }: Text) =>
    data.trim() !== '' && parentElement?.closest('font, script, style, textarea, [translate=no]') === null
  const wrap = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(way === 'moved' ? text : new Text(text.data))
  }
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.filter(isOurs).forEach(wrap)
  }
  wrapAll()
  new MutationObserver(wrapAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}
