import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

// All rules of the standard set apply, to Fluent's markup too.
const config: ConfigData = { extends: ['html-validate:standard'] }
const validator = new HtmlValidate(new StaticConfigLoader(config))

/** Returns the problems that html-validate finds in the current page: misplaced elements, invalid attributes. */
export async function markupFaults(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content())
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
}

declare global {
  var axe: { run: (where: ElementContext, how: RunOptions) => Promise<AxeResults> }
}
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Waits until no colour transition is running, and loads axe. */
async function prepareAxe(page: Page): Promise<void> {
  await page.evaluate(waitForTransitions)
  // Evaluates axe over the protocol, because the page's security policy allows only its own scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
}

/** Waits until no finite animation is running. Repeats, because an inherited colour may start another transition after one ends. Runs in the page. */
async function waitForTransitions(): Promise<void> {
  for (;;) {
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    if (!running.length) return
    await Promise.allSettled(running.map(({ finished }) => finished))
  }
}

const formatViolations = (violations: AxeResults['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary?.split('\n')[1] ?? ''}`,
    ),
  )

/** Rule sets: all usual rules without contrast, which `contrastFaults` judges; the same with the size of targets, which axe judges only on request; target sizes alone */
const usual: RunOptions = { rules: { 'color-contrast': { enabled: false } } }
const withTargets: RunOptions = { rules: { ...usual.rules, 'target-size': { enabled: true } } }
const targets: RunOptions = { runOnly: ['target-size'] }
const runs = { usual, withTargets, targets }

/**
 * Returns the problems that axe finds on the current page with a rule set, in words. Target sizes are only reliable
 * where no bar stays over the page: a field scrolled below a bar counts as too small. `preload: false` skips the reload of
 * style sheets, which doubles the time and serves only an experimental rule.
 */
export async function axeFaults(page: Page, by: keyof typeof runs): Promise<string[]> {
  await prepareAxe(page)
  const found = await page.evaluate(
    (how) => axe.run(document, { ...how, resultTypes: ['violations'], preload: false }),
    runs[by],
  )
  return formatViolations(found.violations)
}

/** Looks of text that axe has judged without doubt, by theme */
const judgedLooks = new Map<string, Set<string>>()

/**
 * Returns the contrast problems that axe finds in the page's text: 7:1, or 4.5:1 for large text, in the theme 'contrast',
 * else 4.5:1 and 3:1 (WCAG 2.2, 1.4.3 and 1.4.6). Each look is judged once per theme, because contrast took over half of
 * axe's time and pages share the frame's texts and rows.
 */
export async function contrastFaults(page: Page, theme: 'light' | 'dark' | 'contrast'): Promise<string[]> {
  await prepareAxe(page)
  if (!judgedLooks.has(theme)) judgedLooks.set(theme, new Set())
  const known = judgedLooks.get(theme)!
  const texts = await page.evaluateHandle(textsByLook)
  const looks = await texts.evaluate(({ looks }) => looks)
  const fresh = looks.flatMap((look, at) => (known.has(look) ? [] : [at]))
  if (!fresh.length) return []
  const rule = theme === 'contrast' ? 'color-contrast-enhanced' : 'color-contrast'
  const { found, undecided } = await texts.evaluate(judgeContrast, { fresh, rule })
  for (const at of fresh) if (!undecided.includes(at)) known.add(looks[at]!)
  return formatViolations(found)
}

interface Texts {
  looks: string[]
  /** Elements of each look */
  elements: Element[][]
}

/** Lets axe judge one text of each look, and all texts of a look that is undecided there. Runs in the page. */
async function judgeContrast(
  { elements }: Texts,
  { fresh, rule }: { fresh: number[]; rule: string },
): Promise<{ found: AxeResults['violations']; undecided: number[] }> {
  const judge = async (some: Element[]) => {
    if (!some.length) return { found: [], open: [] }
    const how: RunOptions = { resultTypes: ['violations', 'incomplete'], runOnly: [rule], elementRef: true }
    const { violations, incomplete } = await axe.run({ include: some }, how)
    const open = incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element))
    for (const { nodes } of violations) for (const node of nodes) delete node.element
    return { found: violations, open }
  }
  const first = await judge(fresh.map((at) => elements[at]![0]!))
  const undecided = fresh.filter((at) => first.open.some((one) => one === elements[at]![0]))
  const rest = await judge(undecided.flatMap((at) => elements[at]!.slice(1)))
  return { found: [...first.found, ...rest.found], undecided }
}

/** Groups the texts and fields of the page by look: the styles of an element and its ancestors that affect contrast. Runs in the page. */
function textsByLook(): Texts {
  const known = new Map<Element, string>()
  const lookOf = (element: Element | null): string => {
    if (!element) return ''
    const before = known.get(element)
    if (before !== undefined) return before
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } =
      getComputedStyle(element)
    const own = [element.tagName, element.getAttribute('class'), color, backgroundColor, backgroundImage]
    const look = `${lookOf(element.parentElement)}>${[...own, opacity, fontSize, fontWeight, textShadow].join(' ')}`
    known.set(element, look)
    return look
  }
  const written = new Set<Element>(document.querySelectorAll('input, select, textarea'))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement && node.nodeValue?.trim()) written.add(node.parentElement)
  const found = new Map<string, Element[]>()
  for (const element of written) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const look = lookOf(element)
    found.set(look, [...(found.get(look) ?? []), element])
  }
  return { elements: [...found.values()], looks: [...found.keys()] }
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
 * Returns the WCAG 2 AA errors that HTML_CodeSniffer finds besides axe, by all rules. Omits warnings and notices, which
 * need a person's judgement.
 */
export async function snifferFaults(page: Page): Promise<string[]> {
  // Evaluates the script over the protocol, because the page's security policy allows only its own scripts.
  if (!(await page.evaluate(() => 'HTMLCS' in globalThis))) await page.evaluate(sniffer)
  return await page.evaluate(
    () =>
      new Promise<string[]>((found) => {
        // Works around missing texts of some errors, on which HTML_CodeSniffer throws.
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
