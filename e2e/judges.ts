import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

// Every rule of its standard set: none is switched off, and what Fluent draws keeps them too.
const config: ConfigData = { extends: ['html-validate:standard'] }
const validator = new HtmlValidate(new StaticConfigLoader(config))

/** What html-validate finds in the page as it stands: elements where they may not stand, attributes that are none. */
export async function markupFaults(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content())
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}

const sniffer = readFileSync(new URL(import.meta.resolve('html_codesniffer/build/HTMLCS.js')), 'utf8')

declare global {
  var HTMLCS: Sniffer
}
interface Sniffer {
  process: (standard: string, where: Document, done: () => void) => void
  getTranslation: (key: string) => string | undefined
  getMessages: () => { type: number; code: string; msg: string; element: Element }[]
}

/**
 * What HTML_CodeSniffer finds against WCAG 2 AA, beside axe: errors of every rule, none switched off; its warnings and
 * notices ask a person to look.
 */
export async function snifferFaults(page: Page): Promise<string[]> {
  // Through the protocol: the page's own policy allows no script but ours.
  if (!(await page.evaluate(() => 'HTMLCS' in globalThis))) await page.evaluate(sniffer)
  return await page.evaluate(
    () =>
      new Promise<string[]>((found) => {
        // It has no words for some of its faults, and falls over them.
        const words = HTMLCS.getTranslation.bind(HTMLCS)
        HTMLCS.getTranslation = (key) => words(key) ?? key
        HTMLCS.process('WCAG2AA', document, () =>
          found(
            HTMLCS.getMessages()
              .filter(({ type }) => type === 1)
              .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 160)}`),
          ),
        )
      }),
  )
}
