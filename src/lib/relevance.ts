/** Pairs of characters that nearly every question contains, and that therefore distinguish nothing. */
const stopPairs = new Set(
  '怎么 么办 什么 么时 时候 如何 何办 可以 以吗 哪些 需要 多少 多久 是什 有什 是多 有哪 请问 我想 想要 企业 办理 申请 了解 公司 一下 我们 能不 不能 吗我 在哪 哪里 为什'.split(
    ' ',
  ),
)

/**
 * Returns the distinct pairs of neighbouring letters and digits of a text, in lower case, without stop pairs.
 */
export function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (const run of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let at = 0; at + 2 <= run.length; at += 1) pairs.add(run.slice(at, at + 2))
  }
  return new Set([...pairs].filter((pair) => !stopPairs.has(pair)))
}

/**
 * Returns how well a question and its search words match a typed text: the share of the typed pairs that the
 * texts contain, 0 to 1. A single letter matches wherever it occurs.
 */
export function relevance(asked: string, texts: readonly string[]): number {
  const [letter, ...more] = asked.match(/[\p{L}\p{N}]/gu) ?? []
  if (letter && !more.length) return texts.some((text) => text.includes(letter)) ? 1 : 0
  return shareOf(pairsOf(asked), new Set(texts.flatMap((text) => [...pairsOf(text)])))
}

/** Returns the share of the wanted pairs that a text contains, 0 to 1; 0 when none is wanted. */
export function shareOf(wanted: ReadonlySet<string>, has: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0
  return [...wanted].filter((pair) => has.has(pair)).length / wanted.size
}
