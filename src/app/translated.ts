const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'
const isStandIn = (node: Node): node is Text | HTMLElement => isText(node) || isFont(node)

/** Says what a translator has put into the place of a text, by that text. */
const standIns = new WeakMap<Node, Text | HTMLElement>()
/** The texts whose place a stand-in has taken, in their order. */
const originals = new WeakMap<Node, Text[]>()
/** Hears what comes into the page and goes, and what React writes into a text that does not stand there any more. */
const observer = new MutationObserver(note)
let isGuarded = false

/**
 * Keeps the portal working in a page whose texts a translator replaces. Chrome, Edge and WeChat put each text into
 * `<font><font>`, the text itself or another one; Safari puts another text in its place. React is not told: to take out
 * its own text, or to put something before it, would throw NotFoundError
 * (https://github.com/facebook/react/issues/11538), and nobody would see what it writes into it. So a text that React
 * touches takes its place in the page again first, and what stood for it goes; the translator then translates it anew.
 *
 * Leaves the platform's methods as they are until a text has been replaced.
 */
export function keepTranslated(): void {
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Notes what has taken the place of which texts: in one step with their going, beside them, or right after it. */
function note(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>()
  let removal: MutationRecord | undefined
  for (const record of records) {
    const { target, previousSibling, nextSibling } = record
    if (record.type === 'characterData') {
      if (!target.parentNode) takeBack(target)
      continue
    }
    const standIn = [...record.addedNodes].find(isStandIn)
    const texts = [...record.removedNodes].filter(isText)
    if (standIn) {
      added.add(standIn)
      const isSamePlace =
        removal?.target === target &&
        removal.previousSibling === previousSibling &&
        removal.nextSibling === nextSibling
      pair(isSamePlace ? [...removal!.removedNodes].filter(isText) : texts, standIn)
      removal = undefined
    } else if (texts.length > 0) {
      const beside = [previousSibling, nextSibling].find((node) => added.has(node))
      if (beside) pair(texts, beside as Text | HTMLElement)
      else removal = record
    }
  }
}

/** Notes that a part of the page stands for some texts. */
function pair(texts: readonly Text[], standIn: Text | HTMLElement): void {
  if (texts.length === 0) return
  // What stands in the page has no stand-in, so that no text leads back to itself.
  standIns.delete(standIn)
  originals.set(standIn, [...(originals.get(standIn) ?? []), ...texts])
  for (const text of texts) {
    standIns.set(text, standIn)
    observer.observe(text, { characterData: true })
  }
  if (!isGuarded) guard()
}

/** Finds what stands in the page for a text; undefined where it stands there itself, or nothing is known of it. */
function standInOf(text: Node): Text | HTMLElement | undefined {
  let at: Node | undefined = text
  // It may have been replaced several times over, and the last of them wrapped.
  while (at && !at.parentNode) at = standIns.get(at)
  while (isFont(at?.parentNode)) at = at.parentNode
  return at && at !== text && isStandIn(at) ? at : undefined
}

/** Puts a text back into its place in the page, with the others that went with it. */
function takeBack(text: Node): void {
  note(observer.takeRecords())
  const standIn = standInOf(text)
  if (!standIn) return
  const direct = standIns.get(text)
  const texts = (direct && originals.get(direct)) ?? [text]
  standIn.replaceWith(...texts)
  for (const one of texts) standIns.delete(one)
}

/** Has the methods by which React changes the page take back the texts that they are about. */
function guard(): void {
  isGuarded = true
  const { appendChild, insertBefore, removeChild } = Node.prototype
  // A translator that runs in the page itself puts texts into its wrappers by the same methods.
  const move = (to: Node, node: Node) => isText(node) && !isFont(to) && takeBack(node)
  const isLost = (parent: Node, node: Node | null): boolean => {
    if (!node || !isText(node) || node.parentNode === parent) return false
    takeBack(node)
    return node.parentNode !== parent
  }
  Object.assign(Node.prototype, {
    appendChild<T extends Node>(this: Node, node: T): T {
      move(this, node)
      return appendChild.call(this, node) as T
    },
    insertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
      move(this, node)
      return insertBefore.call(this, node, isLost(this, before) ? null : before) as T
    },
    removeChild<T extends Node>(this: Node, node: T): T {
      return isLost(this, node) ? node : (removeChild.call(this, node) as T)
    },
  } satisfies Partial<Node>)
}
