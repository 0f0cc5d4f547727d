import type { Page } from '@playwright/test'

/** Method of a translator: it moves the text node into its wrapper, or puts a new text node into it */
export type TranslationMethod = 'moved' | 'replaced'

/**
 * Simulates a translation as Chrome, Edge and WeChat do it: wraps each text in `<font><font>`, now and whenever one is
 * added. The words stay the same, so that stories can find them.
 */
export const translate = (page: Page, way: TranslationMethod): Promise<void> =>
  page.evaluate(beginTranslating, way)

/** Runs in the page, so it refers to nothing outside itself. */
export function beginTranslating(way: TranslationMethod): void {
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
