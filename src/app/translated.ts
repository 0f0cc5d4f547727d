const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT'
const isStandIn = (node: Node): node is Text | HTMLElement => isText(node) || isFont(node)

/** Replacements that a translator has put into the page, by the replaced text. */
const standIns = new WeakMap<Node, Text | HTMLElement>()
/** Texts that a stand-in has replaced, in their order. */
const originals = new WeakMap<Node, Text[]>()
/**
 * Observes nodes added to and removed from the page, and texts that React updates after they have been
 * removed.
 */
const observer = new MutationObserver(recordMutations)
let isPatched = false

/**
 * Keeps the portal working in a page whose texts a translator replaces. Chrome, Edge and WeChat wrap each
 * text in `<font><font>`, the text itself or another one; Safari puts another text in its place. React does
 * not know: removing its own text, or inserting a node before it, would throw NotFoundError
 * (https://github.com/facebook/react/issues/11538), and nobody would see its updates to that text. So a text
 * that React touches is first put back into the page in place of its stand-in; the translator then translates
 * it anew.
 *
 * Leaves the platform's methods as they are until a text has been replaced. Price: one observer on every
 * page, and the original text for a moment.
 */
export function keepTranslated(): void {
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
}

/**
 * Records the replacements of texts: in the same mutation as the removal, beside the texts, or right after
 * it.
 */
function recordMutations(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>()
  let removal: MutationRecord | undefined
  for (const record of records) {
    const { target, previousSibling, nextSibling } = record
    if (record.type === 'characterData') {
      if (!target.parentNode) restore(target)
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

/** Records that a node replaces some texts. */
function pair(texts: readonly Text[], standIn: Text | HTMLElement): void {
  if (texts.length === 0) return
  // Removes the stand-in of a node that is in the page, so that replacements form no cycle.
  standIns.delete(standIn)
  originals.set(standIn, [...(originals.get(standIn) ?? []), ...texts])
  for (const text of texts) {
    standIns.set(text, standIn)
    observer.observe(text, { characterData: true })
  }
  if (!isPatched) patchDom()
}

/**
 * Returns the node in the page that replaces a text; undefined when the text itself is in the page, or no
 * replacement is known.
 */
function standInOf(text: Node): Text | HTMLElement | undefined {
  let at: Node | undefined = text
  // Follows several replacements, and the wrapper of the last one.
  while (at && !at.parentNode) at = standIns.get(at)
  while (isFont(at?.parentNode)) at = at.parentNode
  return at && at !== text && isStandIn(at) ? at : undefined
}

/** Puts a text back into its place in the page, with the texts that were replaced together with it. */
function restore(text: Node): void {
  recordMutations(observer.takeRecords())
  const standIn = standInOf(text)
  if (!standIn) return
  const direct = standIns.get(text)
  const texts = (direct && originals.get(direct)) ?? [text]
  standIn.replaceWith(...texts)
  for (const one of texts) standIns.delete(one)
}

/** Patches the DOM methods that React uses, so that they first restore the texts passed to them. */
function patchDom(): void {
  isPatched = true
  const { appendChild, insertBefore, removeChild } = Node.prototype
  // Skips wrappers, because a translator that runs in the page itself fills them by the same methods.
  const restoreMoved = (to: Node, node: Node) => isText(node) && !isFont(to) && restore(node)
  const isLost = (parent: Node, node: Node | null): boolean => {
    if (!node || !isText(node) || node.parentNode === parent) return false
    restore(node)
    return node.parentNode !== parent
  }
  Object.assign(Node.prototype, {
    appendChild<T extends Node>(this: Node, node: T): T {
      restoreMoved(this, node)
      return appendChild.call(this, node) as T
    },
    insertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
      restoreMoved(this, node)
      return insertBefore.call(this, node, isLost(this, before) ? null : before) as T
    },
    removeChild<T extends Node>(this: Node, node: T): T {
      return isLost(this, node) ? node : (removeChild.call(this, node) as T)
    },
  } satisfies Partial<Node>)
}
