import type { ZjtxIndustry } from '#api/zjtx.ts'
import { industryLines } from './industries.data.ts'

/** Parses `1谷物磨制`: `digits` digits, which extend the code `above`, and a name. */
const entryOf = (text: string, digits: number, above: string) => ({
  code: above + text.slice(0, digits),
  name: text.slice(digits),
})

/** Parses `012豆类、油料和薯类种植(1豆类种植 2油料种植 3薯类种植)`: a group and its classes. */
function groupOf(text: string): ZjtxIndustry {
  const [own = '', classes] = text.replace(')', '').split('(')
  const group = entryOf(own, 3, '')
  const children = (classes?.split(' ') ?? [`0${group.name}`]).map((one) => entryOf(one, 1, group.code))
  return { ...group, children }
}

/** Group with its classes in brackets. */
const GROUP = /[^ (]+(?:\([^)]*\))?/g

/** Returns the sections with their divisions, groups and classes. */
function treeOf(lines: string): ZjtxIndustry[] {
  const sections: ZjtxIndustry[] = []
  for (const line of lines.trim().split('\n')) {
    const [, code = '', name = '', groups] = /^(\S+) ([^|]+)(?:\|(.*))?$/.exec(line) ?? []
    if (groups === undefined) sections.push({ code, name, children: [] })
    else sections.at(-1)!.children!.push({ code, name, children: (groups.match(GROUP) ?? []).map(groupOf) })
  }
  return sections
}

/** Tree of GB/T 4754—2017 from which a special declaration chooses. */
export const industryTree: ZjtxIndustry[] = treeOf(industryLines)

const leavesOf = (tree: readonly ZjtxIndustry[]): ZjtxIndustry[] =>
  tree.flatMap((one) => (one.children ? leavesOf(one.children) : [one]))

/** Names of the classes by their code of four digits; an enterprise chooses one of them. */
export const industryNames = new Map(leavesOf(industryTree).map((one) => [one.code, one.name]))
