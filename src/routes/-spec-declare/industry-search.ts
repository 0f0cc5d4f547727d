import type { ZjtxIndustry } from '#api/zjtx.ts'

/** Industry that can be chosen, with its path. */
export interface Leaf {
  code: string
  name: string
  /** Names of the levels above: 制造业 › 通用设备制造业. */
  path: string
  /** Initials of the name in pinyin, lower case: 轴承 is zc. */
  initials: string
  /** Initials of the parent's name. */
  above: string
}

/** First character of each initial in pinyin order; i, u and v begin no syllable. */
const firsts: readonly (readonly [string, string])[] = Object.entries({
  a: '阿',
  b: '八',
  c: '嚓',
  d: '哒',
  e: '妸',
  f: '发',
  g: '旮',
  h: '哈',
  j: '讥',
  k: '咔',
  l: '垃',
  m: '妈',
  n: '拏',
  o: '噢',
  p: '妑',
  q: '七',
  r: '呥',
  s: '仨',
  t: '他',
  w: '屲',
  x: '夕',
  y: '丫',
  z: '帀',
})
const pinyin = new Intl.Collator('zh-CN-u-co-pinyin')

/**
 * Returns the pinyin initial of a Chinese character, a letter or digit itself in lower case, and '' for
 * anything else.
 */
function initialOf(character: string): string {
  if (/[a-z\d]/i.test(character)) return character.toLowerCase()
  if (!/\p{Script=Han}/u.test(character)) return ''
  return firsts.findLast(([, first]) => pinyin.compare(first, character) <= 0)?.[0] ?? ''
}

const initialByCharacter = new Map<string, string>()
/** Returns the initials of a name; caches those of each character. */
export const initialsOf = (name: string): string =>
  [...name]
    .map((one) => {
      const found = initialByCharacter.get(one) ?? initialOf(one)
      initialByCharacter.set(one, found)
      return found
    })
    .join('')

/** Returns the leaves of the tree in its order. */
export function leavesOf(tree: readonly ZjtxIndustry[], path: readonly string[] = []): Leaf[] {
  return tree.flatMap(({ code, name, children }) =>
    children?.length
      ? leavesOf(children, [...path, name])
      : [
          {
            ...{ code, name, path: path.join(' › ') },
            ...{ initials: initialsOf(name), above: initialsOf(path.at(-1) ?? '') },
          },
        ],
  )
}

/** Most leaves shown at once. */
const SHOWN = 30

/**
 * Finds leaves by code, name or initials: those that begin with the text first, those whose parents match
 * last.
 */
export function searchIndustries(leaves: readonly Leaf[], typed: string): Leaf[] {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-t](?=\d)/, '')
  if (!text) return []
  const rank = ({ code, name, path, initials, above }: Leaf) => {
    if (code.startsWith(text) || name.startsWith(text)) return 0
    if (initials.startsWith(text)) return 1
    if (name.includes(text)) return 2
    if (initials.includes(text)) return 3
    if (path.includes(text)) return 4
    return above.includes(text) ? 5 : -1
  }
  return leaves
    .map((leaf) => ({ leaf, at: rank(leaf) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, SHOWN)
    .map(({ leaf }) => leaf)
}
