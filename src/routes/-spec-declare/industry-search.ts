import type { ZjtxIndustry } from '#api/zjtx.ts'

/** An industry that can be chosen, with the way to it. */
export interface Leaf {
  code: string
  name: string
  /** 制造业 › 通用设备制造业 */
  path: string
  /** Initials of its name in pinyin, lower case: 轴承 is zc. */
  initials: string
  /** Those of the name above it. */
  above: string
}

/** The first character of each initial in pinyin order; there is none for i, u and v. */
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

/** The initial of one character; '' for what is none of Chinese. */
function initialOf(character: string): string {
  if (/[a-z\d]/i.test(character)) return character.toLowerCase()
  if (!/\p{Script=Han}/u.test(character)) return ''
  return firsts.findLast(([, first]) => pinyin.compare(first, character) <= 0)?.[0] ?? ''
}

const known = new Map<string, string>()
/** The initials of a name. */
export const initialsOf = (name: string): string =>
  [...name]
    .map((one) => {
      const found = known.get(one) ?? initialOf(one)
      known.set(one, found)
      return found
    })
    .join('')

/** The leaves of the tree in its order. */
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

/** Most leaves that are shown at once. */
const SHOWN = 30

/** Leaves by code, name or initials, those that begin so first; by the names above them last. */
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
